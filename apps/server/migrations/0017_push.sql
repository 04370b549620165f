-- The pair of keys that push services know this installation by; made once.
create table push_key (
  name text not null primary key,
  public_key text not null,
  private_key text not null,
  made_at timestamptz(3) not null default clock_timestamp()
);

-- The devices that are told of new orders, for as long as their sign-in lasts, and in which words.
create table push_subscription (
  session_id bigint not null primary key references session on delete cascade,
  person_id bigint not null references person,
  endpoint text not null unique,
  p256dh text not null,
  auth text not null,
  words jsonb not null,
  made_at timestamptz(3) not null default clock_timestamp()
);
create index push_subscription_person on push_subscription (person_id);

-- Up to which event a merchant's new orders were told: of several nodes one tells each.
create table push_place (
  merchant_id bigint not null primary key references merchant,
  seq bigint not null
);
