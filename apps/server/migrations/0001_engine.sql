-- Each merchant's events in one gapless order; the row is locked by whoever appends.
create table merchant_sequence (
  merchant_id bigint not null primary key,
  seq bigint not null
);

create table event (
  merchant_id bigint not null,
  seq bigint not null,
  at timestamptz(3) not null default clock_timestamp(),
  kind text not null,
  payload jsonb not null,
  primary key (merchant_id, seq)
);

-- Old events are removed by age.
create index event_at on event (at);

-- What a write answered, so that sending it again does it once.
create table idempotency (
  scope text not null,
  key text not null,
  request_hash text not null,
  status smallint not null,
  body json,
  at timestamptz(3) not null default clock_timestamp(),
  primary key (scope, key)
);

create index idempotency_at on idempotency (at);
