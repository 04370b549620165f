-- The items of one order can have different taxes, such as food and beer: settings and orders keep
-- a list of tax classes instead of one tax.
update merchant
set settings = (settings - 'tax')
  || jsonb_build_object('tax_classes', jsonb_build_array(settings -> 'tax'))
where settings ? 'tax';
update orders
set pricing = (pricing - 'tax')
  || jsonb_build_object('tax_classes', jsonb_build_array(pricing -> 'tax'))
where pricing ? 'tax';

alter table table_cart add column tax_class text;
update table_cart c
set tax_class = coalesce(
  (select i.tax_class from menu_item i where i.merchant_id = c.merchant_id and i.id = c.menu_id),
  (select m.settings -> 'tax_classes' -> 0 ->> 'code' from merchant m
    where m.merchant_id = c.merchant_id)
);
alter table table_cart alter column tax_class set not null;
