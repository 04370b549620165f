import type { Payment, Refund } from '@servery/api';
import { describe, expect, test } from 'vitest';
import type { ActionContext, OrderRecord } from '../orders/record.ts';
import { cashOf, type OpenShifts } from './movements.ts';

const payment = (id: number, more: Partial<Payment> = {}): Payment => ({
  id,
  option_id: 1,
  name: 'Cash',
  kind: 'cash',
  channel: 'offline',
  state: 'captured',
  amount: 4_210,
  tendered: 5_000,
  change: 790,
  rounding: -1,
  fee: 0,
  tip: 0,
  business_date: '2026-11-20',
  at: '2026-11-20T05:30:00.000Z',
  by: 'Aina',
  ...more,
});
const refund = (id: number, more: Partial<Refund> = {}): Refund => ({
  id,
  payment_id: 1,
  amount: 1_495,
  reason_code: null,
  reason: '',
  state: 'completed',
  is_overpayment: false,
  business_date: '2026-11-20',
  at: '2026-11-20T05:30:00.000Z',
  by: 'Aina',
  ...more,
});
const order = (payments: Payment[], refunds: Refund[] = []) =>
  ({ id: 7, number: '007', merchant_id: 101, payments, refunds }) as unknown as OrderRecord;

const context = {
  actor: { id: 2, name: 'Ben' },
  now: new Date('2026-11-20T05:30:00.000Z'),
  nextId: () => 99,
  business_date: '2026-11-20',
} as unknown as ActionContext;

const shifts = (own: number | null, ofPayment: number | null = null): OpenShifts => ({
  own: async () => own,
  ofPayment: async () => ofPayment,
});
const cash = async (before: OrderRecord, after: OrderRecord, open: OpenShifts) =>
  (await cashOf(before, after, open, context)).map(({ movement: { kind, amount, shift_id } }) => [
    kind,
    amount,
    shift_id,
  ]);

describe('the cash of an order', () => {
  test('is what a payment keeps without its change, in the drawer of the person who takes it', async () => {
    const after = order([payment(1), payment(2, { kind: 'card' })]);
    expect(await cash(order([]), after, shifts(21))).toEqual([['sale', 4_210, 21]]);
    expect(await cash(after, after, shifts(21))).toEqual([]);
  });

  test('is in no drawer if that person has no open shift', async () => {
    expect(await cash(order([]), order([payment(1)]), shifts(null))).toEqual([
      ['sale', 4_210, null],
    ]);
  });

  test('leaves the drawer that took a reversed payment while its shift is open', async () => {
    const [before, after] = [order([payment(1)]), order([payment(1, { state: 'reversed' })])];
    expect(await cash(before, after, shifts(21, 22))).toEqual([['reversal', -4_210, 22]]);
    expect(await cash(before, after, shifts(21))).toEqual([['reversal', -4_210, 21]]);
  });

  test('is handed back from the drawer of the person who refunds, by the tender of the refund', async () => {
    const before = order([payment(1), payment(2, { kind: 'card' })]);
    const after = order(before.payments, [
      refund(11),
      refund(12, { tender: 'wallet' }),
      refund(13, { payment_id: 2 }),
      refund(14, { payment_id: 2, tender: 'cash', amount: 500 }),
      refund(15, { state: 'pending' }),
    ]);
    expect(await cash(before, after, shifts(21, 22))).toEqual([
      ['refund', -1_495, 21],
      ['refund', -500, 21],
    ]);
  });
});
