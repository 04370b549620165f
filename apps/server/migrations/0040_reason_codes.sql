-- The reason for a change, from a closed list. The person's own words stay in `reason`.
alter table order_line add column reason_code text;
alter table refund add column reason_code text;
alter table stock_move add column reason_code text;

-- Earlier production builds stored every chosen reason as '[object Object]'. The line, the refund,
-- the stock, the timeline and the audit got that text from one request, so none of them has the
-- reason. Audit rows stay as they are, because each one carries the hash of the one before it.
update order_line set reason_code = 'not_recorded', reason = null
  where reason = '[object Object]';
update refund set reason_code = 'not_recorded', reason = ''
  where reason = '[object Object]';
update stock_move set reason_code = 'not_recorded', reason = replace(reason, ': [object Object]', '')
  where reason like '%: [object Object]';
update order_event set facts = (facts - 'reason') || '{"reason_code": "not_recorded"}'
  where facts ->> 'reason' = '[object Object]';
