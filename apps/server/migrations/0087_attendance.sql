-- The time that employees are at work.
create table attendance_entry (
  merchant_id bigint not null references merchant,
  id bigint not null,
  version integer not null,
  employee_id bigint not null,
  -- The trading day of the clock-in.
  business_date date not null,
  clocked_in_at timestamptz(3) not null,
  -- Null while the person works, and if they forgot to clock out.
  clocked_out_at timestamptz(3),
  breaks jsonb not null,
  -- The last action at the time clock.
  clocked jsonb not null,
  -- The manager who confirmed the clock-out.
  confirmed jsonb,
  -- Set for deleted entries, which stay on record.
  deleted jsonb,
  -- The times before each correction.
  corrections jsonb not null,
  primary key (merchant_id, id),
  foreign key (merchant_id, employee_id) references employee
);
create index attendance_entry_id on attendance_entry (id);
create index attendance_entry_day on attendance_entry (merchant_id, business_date, employee_id);
create index attendance_entry_employee on attendance_entry (merchant_id, employee_id, clocked_in_at);
