-- The decision of the platform that a merchant can't be used for now; its data stays.
alter table merchant
  add column suspension jsonb,
  -- After this file, `fillMerchantText` computes the keys for all rows.
  add column name_key text not null default '',
  add column search_text text not null default '';
-- The email address in the form in which it is searched.
alter table person add column email_key text not null default '';

-- The list of 10,000 merchants is filtered and counted without reading their settings.
create index merchant_created on merchant (created_at, merchant_id)
  include (search_text, setup_status);
create index merchant_name on merchant (name_key collate "C", merchant_id)
  include (search_text, setup_status);
-- The owner that a row shows is the first entry of its merchant.
create index person_owner on person (merchant_id, is_active desc, id)
  include (name, search_text, email_key, phone, email) where role = 'merchant';
