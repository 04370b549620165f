-- The decision of the platform to close a merchant, which can be undone until `closes_at` in it.
alter table merchant add column closure jsonb;
