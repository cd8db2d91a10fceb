-- Which process runs which gateway shard, by the server's own clock; the term grows whenever a shard changes hands.
-- Commits hold their shard's row `for key share`. The unique pair makes a change of the term, and nothing else, wait
-- for them: renewing a lease never does. A guest holds a shard that another process is there for, and asks for back.
create table leases (
    shard bigint not null,
    shards bigint not null,
    term bigint not null,
    holder text not null,
    expires_at timestamptz not null,
    is_guest boolean not null,
    asked_at timestamptz not null,
    primary key (shard),
    unique (shard, term)
);

-- When a gateway session may be begun next, by the remainder of its shard's number and Discord's max_concurrency.
create table identifies (
    bucket bigint not null,
    at timestamptz not null,
    primary key (bucket)
);
