-- The menu as its editors keep it: categories, items and food options with versions and an order,
-- and how the balance of an item came about. A deleted row stays for what refers to it.
alter table menu_category
  add column version integer not null default 1,
  add column parent_id bigint,
  add column is_active boolean not null default true,
  add column is_deleted boolean not null default false,
  add column name_key text not null default '',
  add column search_text text not null default '';
update menu_category set name_key = lower(name), search_text = lower(name);

create index menu_category_place on menu_category (merchant_id, place, id);
create unique index menu_category_name on menu_category (merchant_id, name_key) where not is_deleted;

-- A group of choices. Its choices are read and written with it alone.
create table menu_option (
  merchant_id bigint not null references merchant,
  id bigint not null,
  version integer not null,
  name text not null,
  min integer not null,
  max integer not null,
  place integer not null,
  is_active boolean not null,
  is_deleted boolean not null,
  items jsonb not null,
  name_key text not null,
  search_text text not null,
  primary key (merchant_id, id)
);

create index menu_option_place on menu_option (merchant_id, place, id);
create index menu_option_items on menu_option using gin (items jsonb_path_ops);

alter table menu_item
  add column version integer not null default 1,
  add column code text not null default '',
  add column is_active boolean not null default true,
  -- When an item that is not available is sold again by itself.
  add column unavailable_until timestamptz(3),
  add column min_quantity integer not null default 1,
  add column max_quantity integer,
  add column prep_minutes integer,
  add column windows jsonb not null default '[]',
  -- Null: not counted.
  add column stock integer,
  add column low_stock integer,
  add column allow_negative boolean not null default false,
  add column image_id bigint,
  -- Which groups of choices it has; `options` is what a guest chooses from because of them.
  add column option_ids jsonb not null default '[]',
  add column name_key text not null default '',
  add column search_text text not null default '';
update menu_item set name_key = lower(name), search_text = lower(name) || E'\n',
  option_ids = coalesce(jsonb_path_query_array(options, '$[*].id'), '[]');

-- The groups that items had so far, each once: ids are of one merchant's own.
insert into menu_option
select o.merchant_id, o.id, 1, o.name, o.min, o.max,
  (row_number() over (partition by o.merchant_id order by o.id))::int - 1, true, false, o.items,
  lower(o.name), lower(o.name)
from (
  select distinct on (i.merchant_id, (g.item ->> 'id')::bigint)
    i.merchant_id, (g.item ->> 'id')::bigint as id, g.item ->> 'name' as name,
    (g.item ->> 'min')::int as min, (g.item ->> 'max')::int as max,
    (select jsonb_agg(c.item
        || '{"is_default": false, "is_active": true, "is_deleted": false}'::jsonb order by c.place)
      from jsonb_array_elements(g.item -> 'items') with ordinality as c (item, place)) as items
  from menu_item i cross join jsonb_array_elements(i.options) as g (item)
  order by i.merchant_id, (g.item ->> 'id')::bigint
) o;

create index menu_item_place on menu_item (merchant_id, place, id);
create index menu_item_name on menu_item (merchant_id, name_key collate "C", id);
create index menu_item_price on menu_item (merchant_id, price, id);
create index menu_item_category on menu_item (merchant_id, category_id, place, id);
create unique index menu_item_code on menu_item (merchant_id, lower(code)) where code <> '';

create table stock_move (
  merchant_id bigint not null references merchant,
  id bigint not null,
  item_id bigint not null,
  at timestamptz(3) not null,
  by text not null,
  mode text not null,
  quantity integer not null,
  before integer,
  after integer,
  reason text not null,
  primary key (merchant_id, id),
  foreign key (merchant_id, item_id) references menu_item
);

create index stock_move_item on stock_move (merchant_id, item_id, at desc, id desc);
