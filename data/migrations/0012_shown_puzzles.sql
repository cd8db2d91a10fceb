-- How often somebody was shown a puzzle, so that all others come first, and when they saw its solution unsolved.
alter table puzzle_results add column shown bigint not null default 1;
alter table puzzle_results add column given_up_at bigint;
