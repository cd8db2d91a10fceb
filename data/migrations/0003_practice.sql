-- Tables at which the bot itself plays: at which of its levels; null between people.
alter table tables add column level bigint;
create index tables_by_level_status on tables (level, status);
