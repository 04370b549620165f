-- The zones of the kitchen, and which dishes each of them makes.
create table kitchen_zone (
  merchant_id bigint not null references merchant,
  id bigint not null,
  version integer not null,
  name text not null,
  is_active boolean not null,
  -- Makes what no other zone makes.
  is_fallback boolean not null,
  course integer not null,
  has_display boolean not null,
  printer_id bigint,
  fallback_printer_id bigint,
  category_ids jsonb not null,
  item_ids jsonb not null,
  -- The name as lists sort it, and what searches look through.
  name_key text not null,
  search_text text not null,
  primary key (merchant_id, id)
);

create unique index kitchen_zone_name on kitchen_zone (merchant_id, name_key collate "C");
create unique index kitchen_zone_fallback on kitchen_zone (merchant_id) where is_fallback;
