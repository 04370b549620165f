-- Whether orders of guests are accepted automatically is decided per order method, and unpaid
-- prepaid orders expire.
update merchant set settings = settings || jsonb_build_object(
  'auto_accept', case when settings -> 'auto_accept' = 'true'
    then '["dine_in", "pickup", "delivery"]'::jsonb else '[]'::jsonb end,
  'prepay_minutes', 15)
where jsonb_typeof(settings -> 'auto_accept') = 'boolean';

-- The next look at these works out when they expire.
update orders set review_at = placed_at
where status = 'new' and payment_status in ('pending', 'failed');
