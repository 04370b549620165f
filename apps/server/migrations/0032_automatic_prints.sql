-- Slips that come out by themselves: which zone of the kitchen one is for, and who stands in there.
alter table print_job
  add column zone_id bigint,
  add column fallback_id bigint;
