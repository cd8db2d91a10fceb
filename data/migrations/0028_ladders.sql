-- Ladders: leagues of another kind. Places are worked out from who came and went, from results and from absences.
-- The round of a league whose end people were reminded of.
alter table leagues add column kind text not null default 'league';
alter table leagues add column reminded bigint not null default 0;
alter table league_members add column joined_at bigint not null default 0;
alter table challenges add column league text;
