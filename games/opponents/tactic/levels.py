"""Four ways to come to a turn of Tactic, less far-sighted and less careful the lower, and which level takes which."""

from games.core.seeded import Lots
from games.opponents.attention import Attention, always
from games.opponents.tactic.endings import loses_at_once, winning_turns
from games.opponents.tactic.evaluation import WON, Gain, worth
from games.opponents.tactic.position import TacticMove, TacticPosition, TacticTurn, has_step
from games.opponents.tactic.search import TacticLimits, TacticSearch, promising
from games.tactic.state import LOST
from games.tactic.ways import STEP

LIMITS = {
    3: TacticLimits(depth=3, nodes=900, width=8, guards=5, first=14),
    4: TacticLimits(depth=12, nodes=4000, width=12, guards=8, first=24),
}
GLANCE = TacticLimits(depth=2, nodes=600, width=8, guards=8, first=24)  # to evaluate with: asked at every turn
CLOSE_LOOK = TacticLimits(depth=12, nodes=1500, width=12, guards=8, first=24)  # at the turns of a game that is over
ATTENTION = {1: always(1), 2: Attention(2, 1, 66), 3: Attention(3, 2, 34), 4: Attention(4, 2, 62)}
_NEAR = {3: 2, 4: 1}  # turns this little worse than the best are as good
_UNSURE = {1: 34, 2: 2}  # how far off a level may weigh a turn


def judged(position: TacticPosition, begun: tuple[TacticMove, ...], way: int, seed: str) -> tuple[list[Gain], int]:
    """List turns with what is thought of them so, the best first; and count the positions looked at."""
    if way <= 2:
        weighed = _weighed(position, begun, way, seed)
        return weighed, len(weighed)
    limits = LIMITS[way]
    turns = _safe_turns(position, begun, limits.first)
    search = TacticSearch(position, limits)
    return search.rank(turns, _NEAR[way]), search.nodes


def looked(position: TacticPosition, begun: tuple[TacticMove, ...], limits: TacticLimits) -> tuple[int, int]:
    """Value the position for the player to move by a turn and the answer or more: who can win at once has won."""
    search = TacticSearch(position, limits)
    return search.rank(_safe_turns(position, begun, limits.first), 0)[0][0], search.nodes


def choose_turn(position: TacticPosition, begun: tuple[TacticMove, ...], way: int, seed: str) -> tuple[TacticTurn, int]:
    """Draw among the turns that are about as good as the best."""
    ranked, nodes = judged(position, begun, way, seed)
    near = _NEAR.get(way, 0)
    if ranked[0][0] > WON // 2:
        near = 0
    good = [turn for value, turn in ranked if value >= ranked[0][0] - near]
    return Lots(seed, "tactic").pick(good), nodes


def _open_turns(position: TacticPosition, begun: tuple[TacticMove, ...], most: int) -> list[TacticTurn]:
    """List the turns to choose from, of a begun one every way to go on: those that win at once, then the likeliest."""
    wins = [turn for turn in winning_turns(position) if turn[: len(begun)] == begun]
    likely = _ways_on(position, begun) if begun else promising(position, most, most)
    return (wins + [turn for turn in likely if turn not in wins])[:most]


def _safe_turns(position: TacticPosition, begun: tuple[TacticMove, ...], most: int) -> list[TacticTurn]:
    """List the turns to choose from; where the other threatens to win at once, of all turns those that stop it."""
    turns = _open_turns(position, begun, most)
    if not any(loses_at_once(position, turn) for turn in turns):
        return turns
    stopping = [turn for turn in _ways_on(position, begun) if not loses_at_once(position, turn)]
    return stopping[:most] or turns


def _ways_on(position: TacticPosition, begun: tuple[TacticMove, ...]) -> list[TacticTurn]:
    turns = [turn for turn in position.turns() if turn[: len(begun)] == begun]
    return sorted(turns, key=lambda turn: -_worth_after(position, turn))


def _worth_after(position: TacticPosition, turn: TacticTurn) -> int:
    seat = position.seat
    token = position.play(turn)
    if position.over:
        value = 0 if position.winner is None else WON if position.winner == seat else -WON
    else:
        value = worth(position, seat)
    position.undo(token)
    return value


def _weighed(position: TacticPosition, begun: tuple[TacticMove, ...], way: int, seed: str) -> list[Gain]:
    """Weigh the own turns only, a little wrongly: level 1 sees no more than its own ways home."""
    lots = Lots(seed, "weighing")
    turns = _open_turns(position, begun, 60)
    weigh = _own_way if way == 1 else _worth_after
    weighed = [(weigh(position, turn) + lots.below(_UNSURE[way] + 1), turn) for turn in turns]
    return sorted(weighed, key=lambda gain: -gain[0])


def _own_way(position: TacticPosition, turn: TacticTurn) -> int:
    seat = position.seat
    token = position.play(turn)
    away = position.away(seat, position.guards[1 - seat])
    value = WON if position.over and position.winner == seat else 0
    value -= sum(away[here] if here != LOST else 20 * STEP for here in position.patrols[seat])
    value -= sum(2 * STEP for here in position.abroad(seat) if not has_step(seat, here, position.occupied))
    position.undo(token)
    return value
