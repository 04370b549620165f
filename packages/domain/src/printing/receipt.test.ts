import { paymentStatuses, type Order } from '@servery/api';
import { expect, test } from 'vitest';
import { contextBy, anyOrder, outlet, paidBy } from '../orders/anyOrder.ts';
import { cancelOrder, showOrder, type OrderRecord } from '../orders/index.ts';
import { amountOf } from './figures.ts';
import { firstTemplate, paperOf } from './paper.ts';
import { receiptOf } from './receipt.ts';
import { renderText } from './renderText.ts';

const paper = paperOf(outlet, firstTemplate(outlet));
const { messages } = paper;

/** Returns the lines of an order's receipt or bill, trimmed. */
const linesOf = (order: Order, kind: 'receipt' | 'bill' = 'receipt'): string[] =>
  renderText(receiptOf(order, paper, kind), 80)
    .split('\n')
    .map((line) => line.trim());

const shown = showOrder(anyOrder());
const cancelled = (order: OrderRecord): OrderRecord =>
  cancelOrder(order, { version: order.version, reason: 'Because', made: false }, contextBy());

test.each(paymentStatuses)(
  'a receipt of a settled order that is %s prints its status',
  (status) => {
    const lines = linesOf({ ...shown, status: 'served', payment_status: status, balance: 0 });
    expect(lines.includes(messages.paid)).toBe(status === 'paid' || status === 'overpaid');
    expect(lines.includes(messages.refunded)).toBe(status === 'refunded');
    expect(lines.includes(messages.partly_refunded)).toBe(status === 'partially_refunded');
    expect(lines.includes(messages.not_charged)).toBe(status === 'not_charged');
  },
);

test.each(paymentStatuses)(
  'no document of a cancelled order that is %s prints “paid”',
  (status) => {
    for (const gone of ['cancelled', 'voided'] as const)
      for (const kind of ['receipt', 'bill'] as const) {
        const order = { ...shown, status: gone, payment_status: status, balance: 0 };
        const lines = linesOf(order, kind);
        expect(lines).toContain(messages.called_off);
        expect(lines).not.toContain(messages.paid);
      }
  },
);

test('a cancelled order prints as cancelled, with or without a payment and refund', () => {
  const paid = cancelled(paidBy(anyOrder(), 'cash'));
  const refunds = paid.refunds.map((refund) => ({ ...refund, state: 'completed' as const }));
  for (const order of [cancelled(anyOrder()), paid, { ...paid, refunds }])
    expect(linesOf(showOrder(order)).filter((line) => line === messages.called_off)).toHaveLength(
      1,
    );
});

test('an order with every item comped prints as not charged', () => {
  const order = anyOrder();
  const items = order.items.map((line) => ({ ...line, is_comped: true }));
  const lines = linesOf(showOrder({ ...order, items }));
  expect(lines).toContain(messages.not_charged);
  expect(lines).not.toContain(messages.paid);
});

test('an order with a balance prints the amount and no status', () => {
  const lines = linesOf(shown);
  expect(lines.some((line) => line.startsWith(messages.balance))).toBe(true);
  expect(lines).not.toContain(messages.paid);
  expect(linesOf(showOrder(paidBy(anyOrder(), 'card')))).toContain(messages.paid);
});

test('the head has the business profile, without lines that the template’s text has', () => {
  const merchant_profile = {
    address: '12 Jalan Tuanku\n50300 Kuala Lumpur',
    phone: '+60326911234',
    tax_numbers: [{ label: 'SST', number: 'W10-1808-32000123' }],
  };
  const header = '12 Jalan Tuanku · SST: W10-1808-32000123';
  const template = { ...firstTemplate(outlet), header, merchant_profile };
  const lines = renderText(receiptOf(shown, paperOf(outlet, template)), 80)
    .split('\n')
    .map((line) => line.trim());
  expect(lines.slice(1, 4)).toEqual([header, '50300 Kuala Lumpur', '+60326911234']);
  expect(lines.filter((line) => line.includes('W10-1808'))).toHaveLength(1);
});

test('a receipt of inclusive prices adds the tax of the service charge', () => {
  const tax_classes = [{ code: 'SST', name: 'Service tax', rate: 600, is_inclusive: true }];
  const order = anyOrder();
  const pricing = { ...order.pricing, tax_classes };
  const bill = showOrder({ ...order, pricing });
  const { net, service_charge, total, tax } = bill.totals;
  const added = total - net - service_charge;
  expect(added).toBeGreaterThan(0);
  const lines = linesOf(bill).map((line) => line.replaceAll(/ +/g, ' '));
  expect(lines).toContain(`Service tax 6% ${amountOf(added)}`);
  expect(lines).toContain(`Service tax 6% included: ${amountOf(tax - added)}`);
});

test('a receipt has the time of the payment, and a bill the time of the order', () => {
  const paid = showOrder(paidBy(anyOrder(), 'cash', contextBy('merchant', 45 * 60)));
  expect(linesOf(paid).join('\n')).toMatch(/Order D001 +2026-11-20 12:45/);
  expect(linesOf(shown, 'bill').join('\n')).toMatch(/Order D001 +2026-11-20 12:00/);
});

test('the total is what the guest pays, after rounding', () => {
  const { totals } = showOrder(paidBy(anyOrder(), 'cash'));
  expect(totals).toMatchObject({ total: 1854, rounding: 1, due: 1855 });
  const lines = linesOf(showOrder(paidBy(anyOrder(), 'cash'))).map((line) =>
    line.replaceAll(/ +/g, ' '),
  );
  expect(lines).toContain('Total RM 18.55');
});

test('only a dine-in order prints its guests', () => {
  for (const order_method of ['dine_in', 'pickup', 'delivery'] as const) {
    const lines = linesOf({ ...shown, order_method, covers: 2 });
    expect(lines.includes(`${messages.covers} 2`)).toBe(order_method === 'dine_in');
  }
});
