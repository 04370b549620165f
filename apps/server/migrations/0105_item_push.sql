-- Items that were pushed to outlets of a group, for the outlet that the push started from.
create table item_push (
  merchant_id bigint not null references merchant,
  id bigint not null,
  item_id bigint not null,
  name text not null,
  -- The items of the outlets that were added or changed, with their versions after the push, their
  -- fields from before, and the categories and food options that were created for them.
  outlets jsonb not null,
  at timestamptz(3) not null,
  by text not null,
  undone_at timestamptz(3),
  undone_by text,
  search_text text not null,
  primary key (merchant_id, id),
  foreign key (merchant_id, item_id) references menu_item
);
create index item_push_id on item_push (id);
