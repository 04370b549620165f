import { describe, expect, test } from 'vitest';
import { paymentStatus } from './paymentStatus.ts';
import type { PaymentFacts, PaymentRow } from './paymentStatus.ts';
import { layTender } from './tender.ts';

describe('tender', () => {
  const payable = 4211;

  test('rounds cash only if it settles the bill', () => {
    const part = layTender({ payable, captured: 0, is_cash: true, tendered: 2000 });
    expect(part).toMatchObject({ applied: 2000, rounding: 0, change: 0, is_settled: false });
    const rest = layTender({ payable, captured: 2000, is_cash: true, tendered: 5000 });
    expect(rest).toEqual({
      remaining: 2211,
      due: 2210,
      rounding: -1,
      applied: 2210,
      change: 2790,
      is_settled: true,
    });
  });

  test('by card after cash drops the rounding if the bill has grown', () => {
    const cash = layTender({ payable, captured: 0, is_cash: true });
    const card = layTender({ payable: payable + 500, captured: cash.applied, is_cash: false });
    expect(card).toMatchObject({ due: 501, rounding: 0, is_settled: true });
  });

  test('in cash settles a bill whose remainder rounds to zero', () => {
    expect(layTender({ payable: 2, captured: 0, is_cash: true })).toMatchObject({
      due: 0,
      rounding: -2,
      is_settled: true,
    });
  });

  test('gives change for cash only', () => {
    expect(() => layTender({ payable, captured: 0, is_cash: false, tendered: 4212 })).toThrow(
      'more than the 4211 left',
    );
  });

  test('asks for nothing once everything is paid', () => {
    expect(layTender({ payable, captured: 5000, is_cash: false }).due).toBe(0);
  });
});

describe('payment status', () => {
  const pay = (state: PaymentRow['state'], amount = 4210, change = 0): PaymentRow => ({
    state,
    amount,
    change,
  });
  const status = (over: Partial<PaymentFacts>) =>
    paymentStatus({ total: 4211, rounding: -1, payments: [], ...over });

  test.each<[string, Partial<PaymentFacts>]>([
    ['unpaid', {}],
    ['unpaid', { payments: [pay('cancelled')] }],
    ['unpaid', { payments: [pay('reversed')] }],
    ['unpaid', { payments: [pay('charged_back')] }],
    ['pending', { payments: [pay('failed'), pay('pending')] }],
    ['pending', { payments: [pay('created')] }],
    ['authorised', { payments: [pay('authorised'), pay('pending')] }],
    ['failed', { payments: [pay('cancelled'), pay('failed')] }],
    ['unpaid', { payments: [pay('failed'), pay('cancelled')] }],
    ['partially_paid', { payments: [pay('captured', 4209), pay('failed')] }],
    ['paid', { payments: [pay('captured', 5000, 790)] }],
    ['not_charged', { total: 0, rounding: 0 }],
    ['not_charged', { is_called_off: true }],
    ['not_charged', { is_called_off: true, payments: [pay('reversed')] }],
    ['pending', { is_called_off: true, payments: [pay('pending')] }],
    ['paid', { is_called_off: true, payments: [pay('captured')] }],
    ['overpaid', { payments: [pay('captured'), pay('captured', 1)] }],
    ['written_off', { is_written_off: true }],
    ['written_off', { is_written_off: true, payments: [pay('captured', 1000)] }],
    ['paid', { is_written_off: true, payments: [pay('captured')] }],
  ])('is %s for %j', (expected, facts) => expect(status(facts).status).toBe(expected));

  test('reflects completed refunds only', () => {
    const payments = [pay('captured')];
    const refunded = (...refunds: NonNullable<PaymentFacts['refunds']>) =>
      status({ payments, refunds }).status;
    expect(refunded({ state: 'pending', amount: 4210 })).toBe('paid');
    expect(refunded({ state: 'completed', amount: 408 })).toBe('partially_refunded');
    expect(
      refunded({ state: 'completed', amount: 408 }, { state: 'completed', amount: 3802 }),
    ).toBe('refunded');
  });

  test('is paid again after an overpayment was refunded', () => {
    const payments = [pay('captured'), pay('captured', 500)];
    const refunds = [{ state: 'completed' as const, amount: 500, is_overpayment: true }];
    expect(status({ payments })).toMatchObject({ status: 'overpaid', balance: -500 });
    expect(status({ payments, refunds })).toMatchObject({
      status: 'paid',
      captured: 4210,
      refunded: 0,
      balance: 0,
    });
  });

  test('comes with the amounts due, left to pay and refundable', () => {
    const payments = [pay('captured', 5000, 690)];
    const refunds = [
      { state: 'completed' as const, amount: 408 },
      { state: 'processing' as const, amount: 100 },
      { state: 'cancelled' as const, amount: 999 },
    ];
    expect(status({ payments, refunds, tip: 100 })).toEqual({
      status: 'partially_refunded',
      due: 4310,
      captured: 4310,
      refunded: 408,
      balance: 0,
      refundable: 3802,
    });
  });
});
