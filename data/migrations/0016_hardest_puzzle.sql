-- The hardest grade a server wants its puzzles of the day to have.
alter table daily_wishes add column hardest bigint not null default 4;
