-- Guests order from their own telephone by the code of their table, which names the merchant, so that
-- it is found among that merchant's rows.
update dining_table set qr_token = merchant_id || '-' || qr_token;
create unique index dining_table_token on dining_table (merchant_id, qr_token);

-- When guests at a table last asked for the bill.
alter table dining_table add column bill_asked_at timestamptz(3);
