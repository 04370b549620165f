-- The employees of merchants. They work; a staff account signs in, and one person may be both.
create table employee (
  merchant_id bigint not null references merchant,
  id bigint not null,
  version integer not null,
  name text not null,
  title text not null,
  -- In E.164; '' if unknown.
  phone text not null,
  -- The wage of an hour in sen; null if they aren't paid by the hour.
  hourly_wage bigint,
  -- The person of their staff account.
  staff_id bigint references person,
  left_at timestamptz(3),
  created_at timestamptz(3) not null,
  name_key text not null,
  search_text text not null,
  primary key (merchant_id, id)
);
create index employee_id on employee (id);
create index employee_name on employee (merchant_id, name_key collate "C", id);
-- A staff account belongs to one employee.
create unique index employee_staff on employee (merchant_id, staff_id);
