-- Merchants edit their payment options, and choose the order methods that each is offered for.
-- Existing options stay active for all methods, in the order in which the till showed them.
alter table payment_option add column version integer not null default 1;
alter table payment_option add column is_active boolean not null default true;
alter table payment_option add column methods jsonb not null
  default '["dine_in", "pickup", "delivery"]';
alter table payment_option add column fee_rate integer not null default 0;
alter table payment_option add column fee_fixed bigint not null default 0;
alter table payment_option add column account_code text not null default '';
alter table payment_option add column place integer;
update payment_option o set place = n.place
from (
  select merchant_id, id, row_number() over (
    partition by merchant_id order by
      array_position(array['cash', 'card', 'e_wallet', 'wallet', 'bank', 'other'], kind),
      name_key collate "C", id
  ) as place
  from payment_option
) n
where n.merchant_id = o.merchant_id and n.id = o.id;
alter table payment_option alter column place set not null;

-- The provider's estimated fee. Earlier options had none.
alter table payment add column fee bigint not null default 0;
-- Finds whether an option has payments.
create index payment_option_used on payment (merchant_id, option_id);
