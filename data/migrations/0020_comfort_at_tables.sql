-- What a person wrote down about a table, for nobody else.
create table table_notes (
    person text not null,
    table_id text not null,
    text text not null,
    version bigint not null,
    primary key (person, table_id)
);
create index table_notes_by_table on table_notes (table_id);
-- Who plays no new games with whom.
create table blocks (
    person text not null,
    blocked text not null,
    since bigint not null,
    primary key (person, blocked)
);
create index blocks_by_blocked on blocks (blocked);
-- Who wants to be told how a running table ends; a row goes once they were told.
create table watches (
    table_id text not null,
    person text not null,
    primary key (table_id, person)
);
create index watches_by_person on watches (person);
alter table tables add column watched bigint not null default 0;
