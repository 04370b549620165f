-- The cash drawer that hangs on a printer, what opens it, and until when an opening is worth sending.
alter table printer add column has_drawer boolean not null default false;
alter table drawer add column printer_id bigint;
alter table print_job add column expires_at timestamptz(3);
alter table payment_option add column opens_drawer boolean not null default false;
update payment_option set opens_drawer = true where kind = 'cash' /* every merchant: migration */;
