-- Shared devices of merchants: they stay signed in until they are revoked. Of the code that pairs one
-- only a hash is kept, so that another use of it is noticed.
create table device (
  merchant_id bigint not null references merchant,
  id bigint not null unique,
  version bigint not null,
  name text not null,
  name_key text not null,
  search_text text not null,
  kind text not null,
  code_hash text,
  code_ends_at timestamptz(3),
  paired_at timestamptz(3),
  reused_at timestamptz(3),
  made_at timestamptz(3) not null,
  made_by text not null,
  is_deleted boolean not null default false,
  primary key (merchant_id, id)
);
create unique index device_name on device (merchant_id, name_key) where not is_deleted;
create index device_code on device (code_hash);

-- A session belongs to a person or to a shared device.
alter table session alter column person_id drop not null, add column device_id bigint;
alter table session add check (person_id is not null or device_id is not null);
create index session_device on session (device_id) where device_id is not null;
