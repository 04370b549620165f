-- Sections of settings that were pushed to outlets of a group, for the outlet that they came from.
create table setting_push (
  merchant_id bigint not null references merchant,
  id bigint not null,
  section text not null,
  mode text not null,
  -- The changed outlets, with the version of the section after the push, and its values and lock
  -- from before.
  outlets jsonb not null,
  at timestamptz(3) not null,
  by text not null,
  undone_at timestamptz(3),
  undone_by text,
  primary key (merchant_id, id)
);
create index setting_push_id on setting_push (id);
