-- How far a person has come in the lesson of a game.
create table learnings (
    person text not null,
    game text not null,
    step bigint not null,
    done bigint not null,
    version bigint not null,
    primary key (person, game)
);
