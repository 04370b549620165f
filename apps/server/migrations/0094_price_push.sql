-- Prices that were pushed to outlets of a group, for the outlet that the push started from.
create table price_push (
  merchant_id bigint not null references merchant,
  id bigint not null,
  item_id bigint not null,
  name text not null,
  price bigint not null,
  -- The changed items of the outlets, with the price that each had before.
  outlets jsonb not null,
  at timestamptz(3) not null,
  by text not null,
  undone_at timestamptz(3),
  undone_by text,
  search_text text not null,
  primary key (merchant_id, id),
  foreign key (merchant_id, item_id) references menu_item
);
create index price_push_id on price_push (id);
