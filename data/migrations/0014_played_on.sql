-- Whether a practice table went on from a position of another game: winning it shows nothing about its level.
alter table tables add column played_on bigint not null default 0;
