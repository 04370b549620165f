-- Accounts that can be managed: contact details, rights of their own, and versions for concurrent
-- changes. People who leave are deactivated, so that their history keeps its name.
alter table person
  add column version integer not null default 1,
  add column phone text not null default '',
  add column email text not null default '',
  -- Grants in place of those of the role or template: {"order.void": "allow"}.
  add column grants jsonb not null default '{}',
  -- In hundredths of a percent; null for the limit of the role or template.
  add column discount_free_rate integer,
  add column created_at timestamptz(3) not null default now();
create index person_of_merchant on person (merchant_id);

-- Merchants of the sample live beside real ones and are in no figure of the platform.
alter table merchant
  add column is_sample boolean not null default false,
  add column created_at timestamptz(3) not null default now();
update merchant /* every merchant: migration */ set is_sample = true
  where merchant_id between 101 and 104 and parent_id = 100;
