-- Staff accounts: people set their first password, and a new one after a reset, by an invitation. Its
-- token is kept as a hash only, and in the row of the person, so that each has one at most.
alter table person
  add column invitation_hash text unique,
  add column invited_until timestamptz(3),
  -- After this file, `fillStaffText` computes it for all rows.
  add column search_text text not null default '';
