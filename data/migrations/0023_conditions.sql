-- Turns that a player has said to play by itself if the other plays what they expect.
create table conditions (
    table_id text not null,
    person text not null,
    turn_no bigint not null,
    lines text not null,
    draft text not null,
    missed text not null,
    version bigint not null,
    primary key (table_id, person)
);
create index conditions_by_person on conditions (person);
alter table tables add column conditions bigint not null default 0;
alter table tables add column only_turns bigint not null default 0;
alter table entries add column conditional bigint not null default 0;
