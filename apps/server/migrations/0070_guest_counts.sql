-- How often an address did something at a merchant without an account, by trading day: queue entries
-- and bookings have daily quotas, which a restart must not reset. Of the address only a keyed hash is
-- kept.
create table guest_count (
  merchant_id bigint not null references merchant,
  business_date text not null,
  what text not null,
  address_hash text not null,
  done integer not null,
  at timestamptz(3) not null,
  primary key (merchant_id, business_date, what, address_hash)
);
