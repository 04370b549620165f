-- Tips on top of payments, and the tips that the till suggests with a payment option.
alter table payment add column tip bigint not null default 0;
alter table payment_option add column tip_rates jsonb not null default '[]';
