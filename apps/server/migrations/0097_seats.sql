-- The seat of the guest that an item is for, so that a bill can be split by seat.
alter table order_line add column seat smallint;
alter table table_cart add column seat smallint;
