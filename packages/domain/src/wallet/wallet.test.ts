import type { Payment, Refund } from '@servery/api';
import { describe, expect, test } from 'vitest';
import { moved, walletMoves } from './index.ts';

const payment = (id: number, more: Partial<Payment> = {}): Payment => ({
  id,
  option_id: 1,
  name: 'Wallet',
  kind: 'wallet',
  channel: 'stored_value',
  state: 'captured',
  amount: 500,
  tendered: 500,
  change: 0,
  rounding: 0,
  fee: 0,
  tip: 0,
  business_date: '2026-11-20',
  at: '2026-11-20T05:30:00.000Z',
  by: 'Siti',
  ...more,
});

const having = (...payments: Payment[]) => ({ payments, refunds: [] as Refund[] });

describe('walletMoves', () => {
  test('takes out each new wallet payment, and ignores other tenders', () => {
    const after = having(payment(1), payment(2, { amount: 300 }), payment(3, { kind: 'cash' }));
    expect(walletMoves(having(payment(1)), after)).toEqual([
      { payment_id: 2, kind: 'payment', amount: -300 },
    ]);
  });

  test('returns a reversed payment once', () => {
    const reversed = having(payment(1, { state: 'reversed' }));
    expect(walletMoves(having(payment(1)), reversed)).toEqual([
      { payment_id: 1, kind: 'reversal', amount: 500 },
    ]);
    expect(walletMoves(reversed, reversed)).toEqual([]);
  });

  test('returns each completed refund to a wallet once', () => {
    const refund = (id: number, more: Partial<Refund> = {}): Refund => ({
      id,
      payment_id: 1,
      amount: 200,
      reason_code: null,
      reason: '',
      state: 'completed',
      is_overpayment: false,
      business_date: '2026-11-20',
      at: '2026-11-20T05:30:00.000Z',
      by: 'Siti',
      ...more,
    });
    const paid = having(payment(1), payment(2, { kind: 'cash' }));
    const after = {
      ...paid,
      refunds: [
        refund(11),
        refund(12, { tender: 'cash' }),
        refund(13, { payment_id: 2 }),
        refund(14, { payment_id: 2, tender: 'wallet' }),
        refund(15, { state: 'pending' }),
      ],
    };
    expect(walletMoves(paid, after)).toEqual([
      { payment_id: 1, kind: 'refund', refund_id: 11, amount: 200 },
      { payment_id: 2, kind: 'refund', refund_id: 14, amount: 200 },
    ]);
    expect(walletMoves(after, after)).toEqual([]);
  });

  test('ignores payments that were never captured', () => {
    const pending = having(payment(1, { state: 'pending' }));
    expect(walletMoves(pending, having(payment(1, { state: 'failed' })))).toEqual([]);
  });
});

test('a balance can reach zero and not go below', () => {
  expect(moved(500, -500)).toBe(0);
  expect(moved(0, 500)).toBe(500);
  expect(() => moved(499, -500)).toThrow(
    expect.objectContaining({ code: 'balanceTooLow', matter: { details: { balance: 499 } } }),
  );
});
