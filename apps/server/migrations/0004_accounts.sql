-- One sign-in on one device. Tokens are kept as hashes only.
create table session (
  id bigint not null primary key,
  person_id bigint not null references person,
  token_hash text not null unique,
  refresh_hash text not null unique,
  -- The key that every request must be signed with, where the device asked for one.
  signature_key text,
  -- The bearer token's end, moved on with use; the sign-in's own end, never moved.
  expires_at timestamptz(3) not null,
  ends_at timestamptz(3) not null,
  ended_at timestamptz(3)
);
create index session_person on session (person_id);
create index session_ends on session (ends_at);

-- Refresh tokens that were used up: one that comes again was stolen, and ends its session.
create table used_refresh (
  refresh_hash text not null primary key,
  session_id bigint not null references session on delete cascade,
  at timestamptz(3) not null
);

-- What a PIN allowed: one action on one object, once, within a minute.
create table approval (
  merchant_id bigint not null references merchant,
  token_hash text not null,
  requester_id bigint not null references person,
  approver text not null,
  capability text not null,
  object_id bigint not null,
  version integer not null,
  amount bigint,
  expires_at timestamptz(3) not null,
  used_at timestamptz(3),
  primary key (merchant_id, token_hash)
);
create index approval_token on approval (token_hash);
create index approval_expires on approval (expires_at);

-- Wrong passwords and PINs, by whom they were for and where they came from.
create table attempt (
  key text not null primary key,
  failures integer not null,
  locks integer not null,
  locked_until timestamptz(3),
  at timestamptz(3) not null
);

-- The signatures of writes that were done: a copy of one is refused on every node.
create table used_nonce (
  session_id bigint not null references session on delete cascade,
  nonce text not null,
  at timestamptz(3) not null,
  primary key (session_id, nonce)
);

-- Who changed what; only ever added to.
create table audit (
  merchant_id bigint not null,
  id bigint not null,
  at timestamptz(3) not null,
  person_id bigint,
  person_name text not null,
  action text not null,
  object_id bigint,
  request_id text not null,
  facts jsonb not null,
  primary key (merchant_id, id)
);

-- Work that one node does for all: who has it, and until when.
create table duty (
  name text not null primary key,
  holder text not null,
  until timestamptz(3) not null
);
