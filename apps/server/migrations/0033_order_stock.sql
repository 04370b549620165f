-- How many of a line were taken from the balance of its item, so that as many go back.
alter table order_line add column stock_qty integer not null default 0;
