-- Whether a game is played in a private thread, and which of the two want its result told: 1 the host, 2 the guest, 3 both.
alter table challenges add column private text not null default 'no';
alter table tables add column private text not null default 'no';
alter table tables add column told_by bigint not null default 0;
