-- A server's puzzles from its own games: who let it have the position, and the day it came.
create table own_puzzles (
    table_id text not null,
    game_no bigint not null,
    puzzle text not null,
    server text not null,
    turn bigint not null,
    content text not null,
    asked_by text not null,
    asked_at bigint not null,
    agreed_by text not null,
    agreed_at bigint,
    day text not null,
    version bigint not null,
    primary key (table_id, game_no)
);
create unique index own_puzzles_by_puzzle on own_puzzles (puzzle);
create index own_puzzles_by_server on own_puzzles (server);
create index own_puzzles_by_asked_by on own_puzzles (asked_by);
create index own_puzzles_by_agreed_by on own_puzzles (agreed_by);
