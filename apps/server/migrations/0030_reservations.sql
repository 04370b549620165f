-- What a merchant has decided about bookings; what holds until then is the rulebook's.
create table reservation_calendar (
  merchant_id bigint not null references merchant,
  version integer not null,
  is_open boolean not null,
  hours jsonb not null,
  closed_dates jsonb not null,
  interval_minutes integer not null,
  stays jsonb not null,
  buffer_minutes integer not null,
  lead_minutes integer not null,
  horizon_days integer not null,
  party_min integer not null,
  party_max integer not null,
  slot_covers integer,
  deposit_per_cover integer not null,
  deposit_party integer not null,
  grace_minutes integer not null,
  is_auto_confirm boolean not null,
  is_waitlisting boolean not null,
  token text not null,
  primary key (merchant_id)
);

-- Named offers to book; a deleted one stays for those who booked it.
create table experience (
  merchant_id bigint not null references merchant,
  id bigint not null,
  version integer not null,
  name text not null,
  description text not null,
  is_active boolean not null,
  party_min integer not null,
  party_max integer not null,
  stay_minutes integer not null,
  price integer not null,
  deposit integer not null,
  sections jsonb not null,
  hours jsonb not null,
  is_deleted boolean not null,
  name_key text not null,
  primary key (merchant_id, id)
);

create unique index experience_name on experience (merchant_id, name_key) where not is_deleted;
create index experience_id on experience (id);

create table reservation (
  merchant_id bigint not null references merchant,
  id bigint not null,
  version integer not null,
  business_date text not null,
  sequence integer not null,
  number text not null,
  status text not null check (status in ('requested', 'waitlisted', 'confirmed', 'arrived', 'seated',
    'completed', 'declined', 'cancelled_guest', 'cancelled_merchant', 'no_show')),
  name text not null,
  phone text not null,
  party integer not null,
  starts_at timestamptz(3) not null,
  stay_minutes integer not null,
  buffer_minutes integer not null,
  grace_minutes integer not null,
  section text not null,
  experience jsonb,
  deposit integer not null,
  is_deposit_paid boolean not null,
  note text not null,
  staff_note text not null,
  reason text not null,
  is_guest boolean not null,
  created_at timestamptz(3) not null,
  arrived_at timestamptz(3),
  seated_at timestamptz(3),
  ended_at timestamptz(3),
  -- Those who sit for it, as their table knows them.
  sitting_id bigint,
  token text not null,
  -- How it was before the last step, to take that back within seconds.
  undo jsonb,
  search_text text not null,
  primary key (merchant_id, id)
);

create unique index reservation_number on reservation (merchant_id, business_date, sequence);
create unique index reservation_token on reservation (merchant_id, token);
create index reservation_start on reservation (merchant_id, starts_at, id);
create index reservation_id on reservation (id);
-- What time alone may do something to.
create index reservation_due on reservation (starts_at)
  where status in ('requested', 'waitlisted', 'confirmed', 'seated');

-- The tables of a booking, from when until when: its stay and the buffer. Two that keep a table from
-- others never keep the same one at the same time, whoever writes them and however. Ids are compared
-- as ranges of one, which every PostgreSQL can put into such an index without an extension.
create table reservation_table (
  merchant_id bigint not null,
  reservation_id bigint not null,
  table_id bigint not null,
  -- The first is the one that the others are linked to.
  place integer not null,
  during tstzrange not null,
  is_blocking boolean not null,
  primary key (merchant_id, reservation_id, table_id),
  foreign key (merchant_id, reservation_id) references reservation (merchant_id, id),
  constraint reservation_table_once exclude using gist (
    (int8range(merchant_id, merchant_id, '[]')) with &&,
    (int8range(table_id, table_id, '[]')) with &&,
    during with &&
  ) where (is_blocking)
);
