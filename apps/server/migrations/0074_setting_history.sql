-- The history of a merchant's settings is read from its audit.
create index audit_settings on audit (merchant_id, id desc)
where action = 'merchant.changed' and facts ? 'section';
