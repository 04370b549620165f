-- Counters: shared devices that people switch on by PIN, and that put them off when they go unused.
alter table device add column idle_minutes integer;

-- The person on the counter of a session, and when they last used it. The fingerprint is of their PIN
-- and their role when they switched: once either changes, they are off.
alter table session add column acting_id bigint references person,
  add column acting_as text, add column acting_at timestamptz(3);
