-- The tables in the order they ended: what is kept about those that ended long ago is cleared.
create index tables_by_ended_at on tables (ended_at);
