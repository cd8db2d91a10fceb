-- Whether a server has each result told in one line in the channel its table was opened in.
alter table servers add column results bigint not null default 1;
