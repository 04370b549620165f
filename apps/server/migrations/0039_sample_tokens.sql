-- Tokens of the sample were the same on every installation; guests who hold one get a new code.
update queue set token = merchant_id || '-' || replace(gen_random_uuid()::text || gen_random_uuid()::text, '-', '')
  where token like '%-sample-%';
update queue_entry set token = merchant_id || '-' || replace(gen_random_uuid()::text || gen_random_uuid()::text, '-', '')
  where token like '%-sample-%';
update reservation_calendar set token = merchant_id || '-' || replace(gen_random_uuid()::text || gen_random_uuid()::text, '-', '')
  where token like '%-sample-%';
update reservation set token = merchant_id || '-' || replace(gen_random_uuid()::text || gen_random_uuid()::text, '-', '')
  where token like '%-sample-%';
