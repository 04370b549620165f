-- What a member has left to pay with, in sen; the ledger below says how it came about.
create table wallet (
  merchant_id bigint not null,
  member_id bigint not null,
  balance bigint not null check (balance >= 0),
  primary key (merchant_id, member_id),
  foreign key (merchant_id, member_id) references member
);

-- Money into wallets and out of them; only ever added to. Each payment moves once each way.
create table wallet_entry (
  merchant_id bigint not null,
  id bigint not null,
  member_id bigint not null,
  kind text not null,
  amount bigint not null,
  -- What was left once it had moved.
  balance bigint not null check (balance >= 0),
  order_id bigint,
  payment_id bigint,
  business_date date not null,
  at timestamptz(3) not null,
  by text not null,
  primary key (merchant_id, id),
  unique (merchant_id, payment_id, kind),
  foreign key (merchant_id, member_id) references wallet
);
create index wallet_entry_member on wallet_entry (merchant_id, member_id, id);
create index wallet_entry_day on wallet_entry (merchant_id, business_date);

-- One voucher in somebody's hands: available, reserved by an open order, redeemed; or expired, revoked.
create table voucher (
  merchant_id bigint not null references merchant,
  id bigint not null,
  code text not null,
  state text not null default 'available',
  -- The order that has it, and until when it keeps it without paying.
  order_id bigint,
  reserved_until timestamptz(3),
  redeemed_at timestamptz(3),
  valid_until timestamptz(3) not null,
  primary key (merchant_id, id),
  unique (merchant_id, code),
  check (state in ('available', 'reserved', 'redeemed', 'expired', 'revoked')),
  check ((order_id is not null) = (state in ('reserved', 'redeemed')))
);

-- Who waits for a table: waiting, called, arrived, served; or no_show, left, removed.
create table queue_entry (
  merchant_id bigint not null references merchant,
  id bigint not null,
  queue_id bigint not null,
  party integer not null check (party between 1 and 30),
  status text not null default 'waiting',
  joined_at timestamptz(3) not null,
  served_at timestamptz(3),
  primary key (merchant_id, id),
  check (status in ('waiting', 'called', 'arrived', 'served', 'no_show', 'left', 'removed'))
);
-- Those who wait, in the order in which they came; served ones do not slow it down.
create index queue_entry_waiting on queue_entry (merchant_id, queue_id, id)
  where status = 'waiting';
