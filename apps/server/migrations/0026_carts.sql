-- What guests at a table want and nobody has sent yet: each line by itself, with a version of its own,
-- so that two who add at once keep both.
create table table_cart (
  merchant_id bigint not null references merchant,
  id bigint not null,
  version integer not null,
  table_id bigint not null,
  menu_id bigint not null,
  name text not null,
  quantity integer not null,
  unit_price bigint not null,
  options jsonb not null,
  note text not null,
  by text not null,
  at timestamptz(3) not null,
  primary key (merchant_id, id),
  foreign key (merchant_id, table_id) references dining_table
);
create index table_cart_table on table_cart (merchant_id, table_id);
create index table_cart_id on table_cart (id);
