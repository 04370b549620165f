-- The PIN of an employee for the time clock: a keyed hash that finds it, and a slow one that proves it.
alter table employee add column pin_lookup text, add column pin_hash text;
create unique index employee_pin on employee (merchant_id, pin_lookup);
