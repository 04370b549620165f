-- The table at which somebody from a queue was seated, by id and name as it was then.
alter table queue_entry add column seated jsonb;
