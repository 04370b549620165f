-- An order: its facts, and below them what follows from them, written by the same save.
create table orders (
  merchant_id bigint not null references merchant,
  id bigint not null,
  version integer not null,
  number text not null,
  transaction_id text not null,
  business_date date not null,
  order_method text not null,
  status text not null,
  table_id bigint,
  table_name text,
  staff_id bigint,
  staff_name text,
  member_id bigint,
  promotion_id bigint,
  promotion_name text,
  customer_name text not null,
  phone text not null,
  address text not null,
  covers integer not null,
  note text not null,
  placed_at timestamptz(3) not null,
  promised_at timestamptz(3),
  status_at timestamptz(3) not null,
  accepted_at timestamptz(3),
  ready_at timestamptz(3),
  served_at timestamptz(3),
  claimed_at timestamptz(3),
  completed_at timestamptz(3),
  delivery_fee bigint not null,
  apply_service_charge boolean not null,
  is_bill_printed boolean not null,
  undo_status text,
  undo_until timestamptz(3),
  merged_into bigint,
  pricing jsonb not null,
  -- Projections: never read by a rule, always by lists.
  list text,
  payment_status text not null,
  total bigint not null,
  balance bigint not null,
  item_count integer not null,
  open_reasons jsonb not null,
  line_summary jsonb not null,
  search_text text not null,
  primary key (merchant_id, id)
);

-- Every list sorts by the moment first and by the id where moments are the same.
create index orders_placed on orders (merchant_id, placed_at desc, id desc);
-- What is open has no date limit, so it needs an index of its own; it stays small.
create index orders_open on orders (merchant_id, list, placed_at desc, id desc)
  where list in ('new', 'action');
create index orders_status_at on orders (merchant_id, status_at desc) where list = 'completed';
create index orders_transaction on orders (merchant_id, transaction_id);
-- For those who see every merchant.
create index orders_everywhere on orders (placed_at desc, id desc);
create index orders_id on orders (id);

create table order_line (
  merchant_id bigint not null,
  id bigint not null,
  order_id bigint not null,
  place integer not null,
  menu_id bigint not null,
  category_id bigint not null,
  name text not null,
  quantity integer not null,
  unit_price bigint not null,
  options jsonb not null,
  note text not null,
  status text not null,
  sent_qty integer not null,
  made boolean not null,
  is_comped boolean not null,
  reason text,
  tax_class text not null,
  origin_id bigint,
  primary key (merchant_id, id),
  foreign key (merchant_id, order_id) references orders
);
create index order_line_order on order_line (merchant_id, order_id);

create table order_reduction (
  merchant_id bigint not null,
  id bigint not null,
  order_id bigint not null,
  place integer not null,
  kind text not null,
  label text not null,
  rate integer,
  amount bigint,
  primary key (merchant_id, id),
  foreign key (merchant_id, order_id) references orders
);
create index order_reduction_order on order_reduction (merchant_id, order_id);

create table payment (
  merchant_id bigint not null,
  id bigint not null,
  order_id bigint not null,
  place integer not null,
  option_id bigint not null,
  name text not null,
  kind text not null,
  channel text not null,
  state text not null,
  amount bigint not null,
  tendered bigint not null,
  change bigint not null,
  rounding bigint not null,
  business_date date not null,
  at timestamptz(3) not null,
  by text not null,
  primary key (merchant_id, id),
  foreign key (merchant_id, order_id) references orders
);
create index payment_order on payment (merchant_id, order_id);
create index payment_day on payment (merchant_id, business_date);

create table refund (
  merchant_id bigint not null,
  id bigint not null,
  order_id bigint not null,
  place integer not null,
  payment_id bigint,
  amount bigint not null,
  reason text not null,
  state text not null,
  is_overpayment boolean not null,
  business_date date not null,
  at timestamptz(3) not null,
  by text not null,
  primary key (merchant_id, id),
  foreign key (merchant_id, order_id) references orders
);
create index refund_order on refund (merchant_id, order_id);
create index refund_day on refund (merchant_id, business_date);

create table order_reason (
  merchant_id bigint not null,
  order_id bigint not null,
  place integer not null,
  code text not null,
  severity text not null,
  opened_at timestamptz(3) not null,
  resolved_at timestamptz(3),
  resolved_by text,
  primary key (merchant_id, order_id, place),
  foreign key (merchant_id, order_id) references orders
);

-- What happened to an order, in order; only ever added to.
create table order_event (
  merchant_id bigint not null,
  order_id bigint not null,
  place integer not null,
  at timestamptz(3) not null,
  by text not null,
  kind text not null,
  facts jsonb not null,
  primary key (merchant_id, order_id, place),
  foreign key (merchant_id, order_id) references orders
);

-- The last order number of a merchant's business date.
create table day_number (
  merchant_id bigint not null references merchant,
  business_date date not null,
  last integer not null,
  primary key (merchant_id, business_date)
);
