-- Whether games count for ratings, and by which strengths of the bot's levels.
alter table challenges add column rated text not null default 'no';
alter table tables add column rated text not null default 'no';
alter table tables add column anchors bigint not null default 0;
-- Who plays rated games.
alter table people add column rated bigint not null default 0;
