-- The puzzle of the day a server wants, what it was given, who tried it; and which puzzles a person has solved.
create table daily_wishes (
    server text not null,
    channel text not null,
    hour bigint not null,
    zone text not null,
    games text not null,
    set_by text not null,
    since bigint not null,
    look_at bigint,
    told_at bigint,
    version bigint not null,
    primary key (server)
);
create index daily_wishes_by_look_at on daily_wishes (look_at);
create index daily_wishes_by_set_by on daily_wishes (set_by);

create table daily_posts (
    server text not null,
    day text not null,
    puzzle text not null,
    made_at bigint not null,
    channel text not null,
    message text,
    version bigint not null,
    primary key (server, day)
);

create table daily_tries (
    server text not null,
    day text not null,
    person text not null,
    puzzle text not null,
    tried text not null,
    tries bigint not null,
    solved_at bigint,
    given_up bigint not null,
    version bigint not null,
    primary key (server, day, person)
);
create index daily_tries_by_person_day on daily_tries (person, day);

create table puzzle_results (
    person text not null,
    puzzle text not null,
    tried text not null,
    tries bigint not null,
    solved_at bigint,
    version bigint not null,
    primary key (person, puzzle)
);
