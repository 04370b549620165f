-- The settings of the platform, one row for each type that was changed. Their history is in the
-- audit of the platform.
create table platform_setting (
  type text primary key,
  version integer not null,
  value jsonb not null,
  changed_at timestamptz(3) not null,
  changed_by text not null
);
