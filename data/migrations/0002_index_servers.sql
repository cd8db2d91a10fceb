-- A server's open tables, and the open ones in the order they were opened, without a look at all tables.
-- Neither index has a column that changes with a turn.
create index tables_by_guild_status on tables (guild, status);
create index tables_by_status_opened_at on tables (status, opened_at);
