-- The server against Cairn: what each server wants, and the votes for the turn that is played next.
create table vote_wishes (
    server text not null,
    channel text not null,
    hour bigint not null,
    zone text not null,
    games text not null,
    level bigint not null,
    set_by text not null,
    look_at bigint,
    idle_days bigint not null,
    votes bigint not null,
    votes_for bigint not null,
    version bigint not null,
    primary key (server)
);
create index vote_wishes_by_look_at on vote_wishes (look_at);

create table votes (
    table_id text not null,
    person text not null,
    turn_no bigint not null,
    actions text not null,
    version bigint not null,
    primary key (table_id, person)
);
create index votes_by_person on votes (person);
