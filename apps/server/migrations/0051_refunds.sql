-- The kind of tender that a refund was handed back in, if that was not the payment's.
alter table refund add column tender text;

-- The ledger of wallets also holds refunds: each moves once, several may be of one payment.
alter table wallet_entry add column refund_id bigint;
alter table wallet_entry drop constraint wallet_entry_merchant_id_payment_id_kind_key;
create unique index wallet_entry_payment on wallet_entry (merchant_id, payment_id, kind)
  where kind <> 'refund';
create unique index wallet_entry_refund on wallet_entry (merchant_id, refund_id)
  where refund_id is not null;
