-- Those who sell, and what their screens choose from.
create table merchant (
  merchant_id bigint not null primary key,
  version integer not null default 1,
  name text not null,
  setup_status text not null,
  parent_id bigint,
  parent_name text,
  settings jsonb not null
);

-- Everybody with an account. Names are unique among all, whatever their letters' case.
create table person (
  id bigint not null primary key,
  username text not null,
  username_key text not null unique,
  name text not null,
  role text not null,
  template text,
  -- Their own merchant; null for those who look after several.
  merchant_id bigint references merchant,
  password_hash text not null,
  -- A keyed hash that finds whose PIN it is, and a slow one that proves it.
  pin_lookup text,
  pin_hash text,
  is_active boolean not null default true,
  unique (merchant_id, pin_lookup)
);

-- Whose merchants somebody may see; an administrator sees all without a row here.
create table person_merchant (
  merchant_id bigint not null references merchant,
  person_id bigint not null references person,
  primary key (merchant_id, person_id)
);

create index person_merchant_person on person_merchant (person_id);

create table member (
  merchant_id bigint not null references merchant,
  id bigint not null,
  name text not null,
  phone text not null,
  rank text not null,
  is_active boolean not null,
  -- The name as lists sort it, and what searches look through.
  name_key text not null,
  search_text text not null,
  primary key (merchant_id, id)
);

create table menu_category (
  merchant_id bigint not null references merchant,
  id bigint not null,
  name text not null,
  place integer not null,
  primary key (merchant_id, id)
);

create table menu_item (
  merchant_id bigint not null references merchant,
  id bigint not null,
  category_id bigint not null,
  name text not null,
  description text not null,
  price bigint not null,
  -- Prices of the ways of getting it that differ from its own.
  prices jsonb not null,
  tax_class text not null,
  is_available boolean not null,
  options jsonb not null,
  place integer not null,
  primary key (merchant_id, id),
  foreign key (merchant_id, category_id) references menu_category
);

create table dining_table (
  merchant_id bigint not null references merchant,
  id bigint not null,
  name text not null,
  place integer not null,
  primary key (merchant_id, id)
);

create table discount (
  merchant_id bigint not null references merchant,
  id bigint not null,
  name text not null,
  rate integer,
  amount bigint,
  place integer not null,
  primary key (merchant_id, id)
);

create table promotion (
  merchant_id bigint not null references merchant,
  id bigint not null,
  name text not null,
  place integer not null,
  primary key (merchant_id, id)
);

create table payment_option (
  merchant_id bigint not null references merchant,
  id bigint not null,
  name text not null,
  kind text not null,
  channel text not null,
  name_key text not null,
  search_text text not null,
  primary key (merchant_id, id)
);
