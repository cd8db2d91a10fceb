-- What was promised of a game as it was shown: of its seed, and of each hidden action. How many lines a finished game's
-- log has, where that is known. And whether its log was set aside, because it doesn't lead to what it says.
alter table rounds add column promise text not null default '';
alter table rounds add column entries bigint;
alter table rounds add column log_state text not null default '';
alter table entries add column promise text not null default '';
update rounds set promise = sha256_hex(seed);
update entries set promise = sha256_hex(salt || ':' || action) where salt <> '';
