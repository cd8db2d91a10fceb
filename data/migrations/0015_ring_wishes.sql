-- When, and how, somebody wants to be rung.
create table ring_wishes (
    person text not null,
    quiet_from bigint not null,
    quiet_to bigint not null,
    zone text not null,
    reminder text not null,
    digest bigint not null,
    digest_at bigint,
    version bigint not null,
    primary key (person)
);
create index ring_wishes_by_digest on ring_wishes (digest_at);
