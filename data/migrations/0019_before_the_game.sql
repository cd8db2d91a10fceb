-- On which terms somebody last agreed to play a game, for the next challenge to begin from.
create table remembered_terms (
    person text not null,
    game text not null,
    terms text not null,
    agreed_at bigint not null,
    version bigint not null,
    primary key (person, game)
);
-- Who begins where somebody doesn't say: host (they do), guest, lot, or nothing.
alter table people add column seat text not null default '';
-- How many tables may run at once from a challenge that no acceptance uses up; 0: the first one does.
alter table challenges add column standing bigint not null default 0;
-- The standing challenge that a table comes from.
alter table tables add column standing_challenge text;
