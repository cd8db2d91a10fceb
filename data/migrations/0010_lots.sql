-- Whether lots were drawn for who begins: they come out of the seed of a table's first game. Of older tables it isn't known.
alter table tables add column by_lot bigint not null default 0;
