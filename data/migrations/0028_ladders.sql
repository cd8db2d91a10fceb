-- Ladders: leagues of another kind. Places are worked out from who came and went, from results and from absences.
alter table leagues add column kind text not null default 'league';
alter table league_members add column joined_at bigint not null default 0;
alter table challenges add column league text;
