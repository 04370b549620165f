-- Cash drawers, the shifts of people with them, and the movements of cash. Every merchant has a
-- drawer from the start; its id is the merchant's.
create table drawer (
  merchant_id bigint not null references merchant,
  id bigint not null,
  version integer not null,
  name text not null,
  is_active boolean not null,
  -- The variance of a count in sen that needs no approval.
  variance_limit bigint not null,
  search_text text not null,
  primary key (merchant_id, id)
);
create index drawer_id on drawer (id);
insert into drawer (merchant_id, id, version, name, is_active, variance_limit, search_text)
select merchant_id, merchant_id, 1, 'Till 1', true, 200, 'till 1'
from merchant /* every merchant: migration */;

create table shift (
  merchant_id bigint not null,
  id bigint not null,
  version integer not null,
  drawer_id bigint not null,
  drawer_name text not null,
  person_id bigint not null,
  person_name text not null,
  state text not null,
  business_date date not null,
  opened_at timestamptz(3) not null,
  opening jsonb not null,
  counting_at timestamptz(3),
  counts jsonb not null,
  variance_limit bigint not null,
  -- The movements by kind; null while the shift is open.
  sums jsonb,
  closed_at timestamptz(3),
  closed_by text,
  approved_by text,
  reason text not null,
  search_text text not null,
  primary key (merchant_id, id),
  foreign key (merchant_id, drawer_id) references drawer
);
create index shift_id on shift (id);
create index shift_opened on shift (merchant_id, opened_at desc, id desc);
-- A drawer has one open shift, and a person one that isn't closed.
create unique index shift_of_drawer on shift (merchant_id, drawer_id) where state = 'open';
create unique index shift_of_person on shift (merchant_id, person_id) where state <> 'closed';

create table cash_movement (
  merchant_id bigint not null references merchant,
  id bigint not null,
  -- Null for cash that was in no drawer.
  shift_id bigint,
  kind text not null,
  -- Positive for money into the drawer.
  amount bigint not null,
  order_id bigint,
  order_number text,
  payment_id bigint,
  refund_id bigint,
  reason text not null,
  business_date date not null,
  at timestamptz(3) not null,
  by text not null,
  search_text text not null,
  primary key (merchant_id, id),
  foreign key (merchant_id, shift_id) references shift
);
create index cash_movement_shift on cash_movement (merchant_id, shift_id, at desc, id desc);
create index cash_movement_at on cash_movement (merchant_id, at desc, id desc);
-- A payment is taken and reversed once, and a refund is handed back once.
create unique index cash_movement_payment on cash_movement (merchant_id, payment_id, kind)
  where kind in ('sale', 'reversal');
create unique index cash_movement_refund on cash_movement (merchant_id, refund_id)
  where kind = 'refund';

-- Cash that was taken and given back before movements were recorded, in no drawer.
insert into cash_movement (merchant_id, id, shift_id, kind, amount, order_id, order_number,
  payment_id, refund_id, reason, business_date, at, by, search_text)
select p.merchant_id, p.id, null, 'sale', p.amount, o.id, o.number, p.id, null, '',
  p.business_date, p.at, p.by, lower(concat(E'\n', p.by, E'\n', o.number))
from payment p
join orders o on o.merchant_id = p.merchant_id and o.id = p.order_id /* every merchant: migration */
where p.kind = 'cash' and p.state = 'captured';
insert into cash_movement (merchant_id, id, shift_id, kind, amount, order_id, order_number,
  payment_id, refund_id, reason, business_date, at, by, search_text)
select r.merchant_id, r.id, null, 'refund', -r.amount, o.id, o.number, r.payment_id, r.id, '',
  r.business_date, r.at, r.by, lower(concat(E'\n', r.by, E'\n', o.number))
from refund r
join orders o on o.merchant_id = r.merchant_id and o.id = r.order_id /* every merchant: migration */
left join payment p on p.merchant_id = r.merchant_id and p.id = r.payment_id
where r.state = 'completed' and coalesce(r.tender, p.kind) = 'cash';
