-- Who may play what on a server, how often they may challenge, who may watch, and where results are told.
alter table servers add column players text not null default '';
alter table servers add column games text not null default '';
alter table servers add column most_challenges bigint not null default 0;
alter table servers add column watching bigint not null default 1;
alter table servers add column recaps bigint not null default 0;
alter table servers add column results_channel text not null default '';
