-- Prepaid vouchers as tenders. If one pays several bills, the last of its payments has the face
-- value.
alter table payment add column voucher_code text;
alter table payment add column face_value bigint;
-- Finds whether a voucher has paid.
create index payment_voucher on payment (merchant_id, voucher_code)
  where voucher_code is not null;
-- A voucher pays once at a merchant, also if two devices take it at the same time.
create unique index payment_voucher_once on payment (merchant_id, voucher_code)
  where state = 'captured' and face_value is not null;
