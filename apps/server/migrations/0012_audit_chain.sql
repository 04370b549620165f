-- Each merchant's audit is a chain: every row carries the hash of the one before it. Where it ends
-- stands beside the last event, under the same lock.
alter table merchant_sequence
  add column audit_seq bigint not null default 0,
  add column audit_hash text not null default '';

-- Rows from before have no place yet; the next start gives them theirs, oldest first.
alter table audit
  add column before jsonb,
  add column after jsonb,
  add column seq bigint,
  add column prev_hash text,
  add column hash text;
create unique index audit_seq on audit (merchant_id, seq);
create index audit_unchained on audit (merchant_id, at, id) where seq is null;
