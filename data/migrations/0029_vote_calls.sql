-- Who wants to be told of each vote of a server, and of which they were told last.
create table vote_calls (
    server text not null,
    person text not null,
    told text not null,
    version bigint not null,
    primary key (server, person)
);
create index vote_calls_by_person on vote_calls (person);
