-- Queues for tables, and of those who wait what the screens and the guests themselves need.
create table queue (
  merchant_id bigint not null references merchant,
  id bigint not null,
  version integer not null,
  name text not null,
  prefix text not null,
  state text not null check (state in ('open', 'paused', 'closed')),
  party_min integer not null,
  party_max integer not null,
  max_length integer not null,
  average_minutes integer not null,
  call_minutes integer not null,
  is_notifying boolean not null,
  token text not null,
  is_deleted boolean not null,
  name_key text not null,
  primary key (merchant_id, id)
);

create unique index queue_name on queue (merchant_id, name_key) where not is_deleted;
create unique index queue_token on queue (merchant_id, token);

alter table queue_entry
  add column version integer not null default 1,
  add column business_date text not null default '',
  add column sequence integer not null default 0,
  add column number text not null default '',
  add column name text not null default '',
  add column phone text not null default '',
  -- Who is served first; two who change places change these.
  add column position bigint,
  add column quoted_minutes integer not null default 0,
  add column called_at timestamptz(3),
  add column calls integer not null default 0,
  add column arrived_at timestamptz(3),
  add column ended_at timestamptz(3),
  add column reason text not null default '',
  add column is_guest boolean not null default false,
  add column token text,
  add column undo jsonb,
  add column search_text text not null default '';
update queue_entry set position = id, token = merchant_id || '-' || gen_random_uuid(),
  ended_at = served_at;
alter table queue_entry
  alter column position set not null,
  alter column token set not null,
  drop column served_at;

drop index queue_entry_waiting;
create index queue_entry_waiting on queue_entry (merchant_id, queue_id, position, id)
  where status = 'waiting';
create index queue_entry_day on queue_entry (merchant_id, business_date);
create index queue_entry_joined on queue_entry (merchant_id, joined_at, id);
create index queue_entry_joined_in on queue_entry (merchant_id, queue_id, joined_at, id);
create unique index queue_entry_token on queue_entry (merchant_id, token);
-- Nobody waits twice in a queue by one phone, and no number is given twice on a day.
create unique index queue_entry_phone on queue_entry (merchant_id, queue_id, business_date, phone)
  where phone <> '' and status in ('waiting', 'called', 'arrived');
create unique index queue_entry_number on queue_entry (merchant_id, queue_id, business_date, sequence)
  where sequence > 0;
