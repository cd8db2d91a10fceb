-- When somebody told a server's channel that they had solved its puzzle of a day: once is enough.
alter table daily_tries add column shared_at bigint;
