-- When a game's players had its recap posted: once is enough.
alter table rounds add column recapped_at bigint;
