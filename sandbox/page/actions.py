"""Do what the page asks for as its person, and answer by `ref`."""

from collections.abc import Callable
from typing import Any

from sandbox.page.live_sockets import LiveSockets, PageSocket
from sandbox.people import views
from sandbox.people.actions import PersonActions
from sandbox.people.invocation import CannotDo
from sandbox.protocol.json_codec import Json
from sandbox.validation.commands import LOCALES
from sandbox.world import channels, guilds
from sandbox.world.context import SandboxContext
from sandbox.world.events import UserChanged
from sandbox.world.interactions import AUTOCOMPLETE, Interaction
from sandbox.world.world import Channel

MOST_HISTORY = 50


class PageActions:
    def __init__(self, context: SandboxContext, actions: PersonActions, live: LiveSockets) -> None:
        self._context = context
        self._actions = actions
        self._live = live
        self._modals: dict[int, Interaction] = {}
        self._verbs: dict[str, Callable[[PageSocket, Json], None]] = {
            "run": self._run,
            "line": self._line,
            "use_on": self._use_on,
            "autocomplete": self._autocomplete,
            "click": self._click,
            "select": self._select,
            "submit": self._submit,
            "say": self._say,
            "history": self._history,
            "read": self._read,
            "dismiss": self._dismiss,
            "open_dm": self._open_dm,
            "join_thread": self._join_thread,
            "leave_thread": self._leave_thread,
            "locale": self._locale,
            "dms": self._dms,
            "install": self._install,
            "leave_guild": self._leave_guild,
            "join_guild": self._join_guild,
        }

    def take(self, socket: PageSocket, action: Any) -> None:
        """Do one action; answer `wrong` if the person cannot do it or the page wrote it badly."""
        if not isinstance(action, dict):
            socket.send({"type": "wrong", "ref": None, "reason": "an action is an object"})
            return
        verb = self._verbs.get(str(action.get("do")))
        try:
            if verb is None:
                raise CannotDo(f"there is no action {action.get('do')!r}")
            verb(socket, action)
        except (CannotDo, KeyError, ValueError, TypeError, AttributeError) as wrong:
            socket.send({"type": "wrong", "ref": action.get("ref"), "reason": str(wrong) or repr(wrong)})

    # Actions that the bot must answer

    def _follow(self, socket: PageSocket, action: Json) -> Callable[[Interaction], None]:
        """Build the listener that tells the socket each new state of an interaction once, then its modal or choices."""
        told: set[str] = set()

        def changed(interaction: Interaction) -> None:
            state = "failed" if interaction.failure else "acknowledged"
            if state not in told:
                told.add(state)
                self._tell_state(socket, action, interaction, state)

        return changed

    def _tell_state(self, socket: PageSocket, action: Json, interaction: Interaction, state: str) -> None:
        ref = action.get("ref")
        if interaction.kind == AUTOCOMPLETE:
            socket.send({"type": "choices", "ref": ref, "choices": interaction.choices or []})
            return
        socket.send({"type": "response", "ref": ref, "state": state, "ms": interaction.ack_ms})
        if interaction.modal is not None:
            self._remember(interaction)
            shown = {key: interaction.modal[key] for key in ("title", "custom_id", "components")}
            socket.send({"type": "modal", "ref": ref, "modal": {"id": str(interaction.id)} | shown})

    def _remember(self, interaction: Interaction) -> None:
        """Keep an open form as long as its token lives."""
        oldest = self._context.clock.now() - self._context.limits.token_life_ms
        self._modals = {key: each for key, each in self._modals.items() if each.made_ms > oldest}
        self._modals[interaction.id] = interaction

    def _sent(self, socket: PageSocket, action: Json) -> None:
        """Say that the bot was asked; the page ignores this `sent` if a failure has already arrived."""
        socket.send({"type": "response", "ref": action.get("ref"), "state": "sent", "ms": 0})

    def _run(self, socket: PageSocket, action: Json) -> None:
        follow = self._after_sent(socket, action)
        self._actions.run(
            socket.user, int(action["channel_id"]), action["command"], action.get("options") or {}, on_change=follow
        )

    def _line(self, socket: PageSocket, action: Json) -> None:
        text = str(action["text"])
        if not text.startswith("/"):
            self._say(socket, action | {"content": text})
            return
        self._actions.line(socket.user, int(action["channel_id"]), text, on_change=self._after_sent(socket, action))

    def _use_on(self, socket: PageSocket, action: Json) -> None:
        channel_id, target_id = int(action["channel_id"]), int(action["user_id"])
        follow = self._after_sent(socket, action)
        self._actions.use_on(socket.user, channel_id, str(action["command"]), target_id, on_change=follow)

    def _autocomplete(self, socket: PageSocket, action: Json) -> None:
        channel_id, options = int(action["channel_id"]), action.get("options") or {}
        follow = self._follow(socket, action)
        self._actions.autocomplete(
            socket.user, channel_id, action["command"], action["focused"], options, on_change=follow
        )

    def _click(self, socket: PageSocket, action: Json) -> None:
        self._actions.click(
            socket.user, int(action["message_id"]), action["custom_id"], on_change=self._after_sent(socket, action)
        )

    def _select(self, socket: PageSocket, action: Json) -> None:
        values = [str(each) for each in action["values"]]
        follow = self._after_sent(socket, action)
        self._actions.select(socket.user, int(action["message_id"]), action["custom_id"], values, on_change=follow)

    def _submit(self, socket: PageSocket, action: Json) -> None:
        opened = self._modals.get(int(action["modal"]))
        if opened is None:
            raise CannotDo("this form is no longer open")
        self._actions.submit(
            socket.user, opened, action.get("values") or {}, on_change=self._after_sent(socket, action)
        )
        self._modals.pop(opened.id, None)

    def _after_sent(self, socket: PageSocket, action: Json) -> Callable[[Interaction], None]:
        follow = self._follow(socket, action)
        self._sent(socket, action)
        return follow

    # Actions that need no bot

    def _channel(self, socket: PageSocket, action: Json) -> Channel:
        return self._actions.channel(socket.user, int(action["channel_id"]))

    def _done(self, socket: PageSocket, action: Json, **answer: Any) -> None:
        socket.send({"type": "done", "ref": action.get("ref")} | answer)

    def _say(self, socket: PageSocket, action: Json) -> None:
        message = self._actions.say(socket.user, int(action["channel_id"]), str(action["content"]))
        self._done(socket, action, message_id=str(message.id))

    def _history(self, socket: PageSocket, action: Json) -> None:
        channel = self._channel(socket, action)
        before = int(action["before"])
        older = [m for m in views.visible_messages(self._context.world, socket.user, channel) if m.id < before]
        shown = [views.message(self._context, each) for each in older[-MOST_HISTORY:]]
        answer = {"channel_id": str(channel.id), "messages": shown, "more": len(older) > MOST_HISTORY}
        socket.send({"type": "messages", "ref": action.get("ref")} | answer)

    def _read(self, socket: PageSocket, action: Json) -> None:
        channel = self._channel(socket, action)
        socket.user.read[channel.id] = channel.last_message_id or 0
        socket.user.mentions.pop(channel.id, None)
        for each in self._live.of(socket.user):
            self._live.marks(channel, each)
        self._done(socket, action)

    def _dismiss(self, socket: PageSocket, action: Json) -> None:
        message = self._actions.dismiss(socket.user, int(action["message_id"]))
        self._live.gone(message, self._live.of(socket.user))
        self._done(socket, action)

    def _open_dm(self, socket: PageSocket, action: Json) -> None:
        self._done(socket, action, channel_id=str(channels.open_direct(self._context, socket.user).id))

    def _join_thread(self, socket: PageSocket, action: Json) -> None:
        channels.join(self._context, self._thread(socket, action), socket.user.id)
        self._done(socket, action)

    def _leave_thread(self, socket: PageSocket, action: Json) -> None:
        channels.leave(self._context, self._thread(socket, action), socket.user.id)
        self._done(socket, action)

    def _thread(self, socket: PageSocket, action: Json) -> Channel:
        thread = self._channel(socket, action)
        if not thread.is_thread:
            raise CannotDo(f"{thread.name} is no thread")
        return thread

    def _locale(self, socket: PageSocket, action: Json) -> None:
        if action["locale"] not in LOCALES:
            raise CannotDo(f"Discord has no language {action['locale']!r}")
        socket.user.locale = action["locale"]
        self._context.announce(UserChanged(socket.user))
        self._done(socket, action)

    def _dms(self, socket: PageSocket, action: Json) -> None:
        socket.user.dms_open = bool(action["open"])
        self._context.announce(UserChanged(socket.user))
        self._done(socket, action)

    def _install(self, socket: PageSocket, action: Json) -> None:
        socket.user.has_installed = bool(action["installed"])
        self._context.announce(UserChanged(socket.user))
        self._done(socket, action)

    def _leave_guild(self, socket: PageSocket, action: Json) -> None:
        for guild in self._context.world.bot_guilds():
            guilds.leave(self._context, guild, socket.user)
        self._done(socket, action)

    def _join_guild(self, socket: PageSocket, action: Json) -> None:
        for guild in self._context.world.bot_guilds():
            guilds.join(self._context, guild, socket.user)
        self._done(socket, action)
