create table pulses (
    id text not null,
    alive_at bigint not null,
    missed bigint not null,
    version bigint not null,
    primary key (id)
);

create table people (
    id text not null,
    name text not null,
    language text not null,
    preview bigint not null,
    direct bigint not null,
    theme text not null,
    boards text not null,
    version bigint not null,
    primary key (id)
);

create table servers (
    id text not null,
    language text not null,
    theme text not null,
    pace bigint not null,
    threads bigint not null,
    most_tables bigint not null,
    channels text not null,
    moderators text not null,
    version bigint not null,
    primary key (id)
);

create table challenges (
    id text not null,
    guild text not null,
    channel text not null,
    author text not null,
    invited text,
    game text not null,
    options text not null,
    first text not null,
    pace bigint not null,
    takebacks text not null,
    best_of bigint not null,
    rematch_of text,
    status text not null,
    reason text not null,
    opened_at bigint not null,
    expires_at bigint not null,
    notices bigint not null,
    version bigint not null,
    primary key (id)
);
create index challenges_by_status_expires_at on challenges (status, expires_at);
create index challenges_by_author_status on challenges (author, status);
create index challenges_by_invited_status on challenges (invited, status);

create table tables (
    id text not null,
    guild text not null,
    channel text not null,
    room text,
    game text not null,
    rules_version bigint not null,
    options text not null,
    host text not null,
    guest text not null,
    lead bigint not null,
    pace bigint not null,
    takebacks text not null,
    best_of bigint not null,
    status text not null,
    ending text not null,
    opened_at bigint not null,
    moved_at bigint not null,
    ended_at bigint,
    game_no bigint not null,
    host_wins bigint not null,
    guest_wins bigint not null,
    turn_no bigint not null,
    entries bigint not null,
    turn bigint not null,
    fresh bigint not null,
    to_move bigint,
    since_run bigint not null,
    allotted bigint,
    deadline_run bigint,
    reminded bigint not null,
    quiet_run bigint not null,
    asked_run bigint,
    gone text,
    gone_run bigint,
    check_run bigint,
    draw_by bigint,
    draw_turn bigint not null,
    back_by bigint,
    back_turn bigint not null,
    notices bigint not null,
    version bigint not null,
    primary key (id)
);
create index tables_by_status_check_run on tables (status, check_run);
create index tables_by_host_status on tables (host, status);
create index tables_by_guest_status on tables (guest, status);
create index tables_by_room_status on tables (room, status);
create index tables_by_game_rules_version_status on tables (game, rules_version, status);

create table rounds (
    table_id text not null,
    game_no bigint not null,
    guild text not null,
    game text not null,
    seed text not null,
    seat_0 text not null,
    seat_1 text not null,
    started_at bigint not null,
    ended_at bigint,
    result text not null,
    reason text not null,
    winner text,
    loser text,
    turns bigint not null,
    version bigint not null,
    primary key (table_id, game_no),
    foreign key (table_id) references tables (id)
);
create index rounds_by_seat_0_result on rounds (seat_0, result);
create index rounds_by_seat_1_result on rounds (seat_1, result);
create index rounds_by_guild_game_result on rounds (guild, game, result);

create table entries (
    table_id text not null,
    game_no bigint not null,
    number bigint not null,
    kind text not null,
    seat bigint,
    action text not null,
    count bigint not null,
    turn bigint not null,
    digest text not null,
    salt text not null,
    at bigint not null,
    left_ms bigint,
    reminded bigint not null,
    primary key (table_id, game_no, number),
    foreign key (table_id) references tables (id)
);

create table notices (
    id text not null,
    subject text not null,
    number bigint not null,
    kind text not null,
    mentions text not null,
    turn_no bigint not null,
    payload text not null,
    made_at bigint not null,
    due_at bigint not null,
    version bigint not null,
    primary key (id)
);
create index notices_by_due_at_made_at on notices (due_at, made_at);
create index notices_by_subject_number on notices (subject, number);

create table postings (
    message text not null,
    channel text not null,
    subject text not null,
    notice text not null,
    kind text not null,
    turn_no bigint not null,
    stale bigint not null,
    version bigint not null,
    primary key (message)
);
create index postings_by_subject on postings (subject);
create index postings_by_stale on postings (stale);

create table places (
    subject text not null,
    channel text not null,
    message text,
    version bigint not null,
    primary key (subject)
);
create index places_by_channel on places (channel);

create table aways (
    id text not null,
    person text not null,
    from_at bigint not null,
    until_at bigint not null,
    from_run bigint not null,
    until_run bigint not null,
    version bigint not null,
    primary key (id)
);
create index aways_by_person on aways (person);
create index aways_by_until_at on aways (until_at);

create table interventions (
    table_id text not null,
    number bigint not null,
    guild text not null,
    moderator text not null,
    verb text not null,
    reason text not null,
    at bigint not null,
    version bigint not null,
    primary key (table_id, number),
    foreign key (table_id) references tables (id)
);
create index interventions_by_guild_at on interventions (guild, at);
create index interventions_by_moderator on interventions (moderator);

create table deliveries (
    interaction text not null,
    person text not null,
    answer text not null,
    at bigint not null,
    primary key (interaction)
);
create index deliveries_by_at on deliveries (at);
create index deliveries_by_person on deliveries (person);
