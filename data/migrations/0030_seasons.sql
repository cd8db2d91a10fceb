-- Where a server wants a page for each month, and when the next one is due.
alter table servers add column season_channel text not null default '';
alter table servers add column season_at bigint;
create index servers_by_season_at on servers (season_at);
