import { historyQuery } from '@servery/orders';
import { expect, test } from 'vitest';
import { listed } from './query.ts';

test.each([
  '',
  'merchant_id=101&open=7',
  'table_id=4&status_remark=prep_overdue&length=all&search=100%25+%3Dnasi',
  'start=50&length=25&type=action&staff_id=13&promotion_id=7&payment_status=partially_paid',
  'endDate=2026-11-21+23%3A59&startDate=2026-11-01+00%3A00&order=asc&transaction_id=12',
])('the page of a list sends the query that was sent before it loaded: %s', (search) => {
  // Also in the same order: a response is found by its URL.
  expect(JSON.stringify(listed(search))).toBe(JSON.stringify(historyQuery(search)));
});
