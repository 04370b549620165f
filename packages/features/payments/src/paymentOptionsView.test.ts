import { expect, test } from 'vitest';
import { merchants } from '@servery/sample';
import { paymentOptionsView, shownOptions } from './paymentOptionsView.ts';

const options = merchants[0]!.payment_options.map((option) => ({ ...option, merchant_id: 101 }));
const named = (search: string) =>
  shownOptions(options, paymentOptionsView.read(search)).map(({ name }) => name);

test('shows the options that match the search and the status, in the given order', () => {
  expect(named('')).toHaveLength(options.length);
  expect(named('?search=PAY')).toEqual(['GrabPay']);
  expect(named('?status=inactive')).toEqual(['Meal voucher']);
  expect(named('?status=active&search=voucher')).toEqual(['Voucher']);
  expect(named('?status=active&search=meal')).toEqual([]);
});
