-- Round robins: who plays one, and which tables belong to it. Pairings and standings are worked out from these.
create table leagues (
    id text not null,
    guild text not null,
    channel text not null,
    game text not null,
    pace bigint not null,
    days bigint not null,
    run_by text not null,
    seed text not null,
    status text not null,
    opened_at bigint not null,
    begun_at bigint,
    ends_at bigint,
    look_at bigint,
    told text not null,
    notices bigint not null,
    version bigint not null,
    primary key (id)
);
create index leagues_by_look_at on leagues (look_at);
create index leagues_by_channel on leagues (channel);
create index leagues_by_run_by on leagues (run_by);

create table league_members (
    league text not null,
    number bigint not null,
    person text not null,
    left_at bigint,
    version bigint not null,
    primary key (league, number)
);
create index league_members_by_person on league_members (person);

alter table tables add column league text;
create index tables_by_league on tables (league);
