import {
  invoiceStages,
  type InvoiceDraft,
  type InvoicePayment,
  type InvoiceStage,
} from '@servery/api/template';
import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  invoiceBalance,
  invoiceStatus,
  invoiceTotals,
  lineAmount,
  nextInvoiceNumber,
  paidOf,
  payInvoice,
  stageAfter,
  writeInvoice,
} from './index.ts';

const anyLine = fc.record({
  item: fc.constant('Laksa'),
  description: fc.constant(''),
  cost: fc.nat(1_000_000),
  quantity: fc.integer({ min: 1, max: 999 }),
});
const anyRate = fc.oneof(fc.constantFrom(0, 600, 10_000), fc.nat(10_000));
const anyBill = fc.record({
  lines: fc.array(anyLine, { minLength: 1, maxLength: 20 }),
  discountRate: anyRate,
  taxRate: anyRate,
});
const pay = (amount: number): InvoicePayment => ({
  amount,
  date: '2026-11-21',
  method: 'Cash',
  note: '',
});

describe('invoice totals', () => {
  test('sum lines, less the discount, plus the tax, with each rate rounded once', () => {
    const lines = [
      { item: 'Laksa', description: '', cost: 1290, quantity: 3 },
      { item: 'Teh tarik', description: '', cost: 335, quantity: 1 },
    ];
    expect(invoiceTotals({ lines, discountRate: 1000, taxRate: 600 })).toEqual({
      subtotal: 4205,
      discount: 421,
      tax: 227,
      total: 4011,
    });
  });

  test('are whole sen, never negative, and the sum of their parts', () => {
    fc.assert(
      fc.property(anyBill, (bill) => {
        const { subtotal, discount, tax, total } = invoiceTotals(bill);
        for (const part of [subtotal, discount, tax, total]) {
          expect(Number.isSafeInteger(part)).toBe(true);
          expect(part).toBeGreaterThanOrEqual(0);
        }
        expect(total).toBe(subtotal - discount + tax);
        expect(Math.abs(discount - (subtotal * bill.discountRate) / 10_000)).toBeLessThanOrEqual(
          0.500001,
        );
      }),
    );
  });

  test('are independent of the order of lines and grow with each line', () => {
    fc.assert(
      fc.property(anyBill, anyLine, (bill, line) => {
        const before = invoiceTotals(bill);
        expect(invoiceTotals({ ...bill, lines: bill.lines.toReversed() })).toEqual(before);
        const after = invoiceTotals({ ...bill, lines: [...bill.lines, line] });
        expect(after.subtotal).toBe(before.subtotal + lineAmount(line));
        expect(after.total).toBeGreaterThanOrEqual(before.total);
      }),
    );
  });
});

describe('invoice draft', () => {
  const line = { item: 'Laksa', description: '', cost: 1290, quantity: 3 };
  const draft: InvoiceDraft = {
    issuedDate: '2026-11-21',
    dueDate: '2026-11-21',
    client: { name: '', company: '', companyEmail: '', address: '', country: '', contact: '' },
    lines: [line],
    discountRate: 0,
    taxRate: 0,
    salesperson: '',
    note: '',
    paymentMethod: 'Cash',
    hasTerms: true,
    hasNote: true,
    hasStub: false,
  };

  test('can be due on the day it is issued', () => {
    expect(writeInvoice(draft)).toBe(draft);
  });

  test.each([
    [{ dueDate: '2026-11-20' }, 'invoice.dueDate'],
    [
      { lines: Array.from({ length: 2 }, () => ({ ...line, cost: 99_999_999, quantity: 999 })) },
      'invoice.lines',
    ],
  ])('is refused with %o', (part, field) => {
    expect(() => writeInvoice({ ...draft, ...part })).toThrow(
      expect.objectContaining({ matter: { fields: { [field]: expect.anything() } } }),
    );
  });
});

describe('payments', () => {
  test('reduce the balance by their amount, and are refused above the balance', () => {
    fc.assert(
      fc.property(anyBill, fc.array(fc.integer({ min: 1, max: 5_000_000 })), (bill, amounts) => {
        const { total } = invoiceTotals(bill);
        let payments: InvoicePayment[] = [];
        for (const amount of amounts) {
          const balance = invoiceBalance(bill, payments);
          if (amount > balance) {
            expect(() => payInvoice({ ...bill, payments }, pay(amount))).toThrow('amountTooHigh');
            continue;
          }
          payments = payInvoice({ ...bill, payments }, pay(amount));
          expect(invoiceBalance(bill, payments)).toBe(balance - amount);
        }
        expect(paidOf(payments) + invoiceBalance(bill, payments)).toBe(total);
        expect(invoiceBalance(bill, payments)).toBeGreaterThanOrEqual(0);
      }),
    );
  });

  test('above the balance are refused with the balance', () => {
    const lines = [{ item: 'Laksa', description: '', cost: 500, quantity: 2 }];
    const bill = { lines, discountRate: 0, taxRate: 0, payments: [pay(400)] };
    expect(() => payInvoice(bill, pay(601))).toThrow(
      expect.objectContaining({ code: 'amountTooHigh', matter: { details: { balance: 600 } } }),
    );
    expect(payInvoice(bill, pay(600))).toHaveLength(2);
  });
});

describe('invoice status', () => {
  const today = '2026-11-21';
  const facts = { stage: 'Sent' as InvoiceStage, paid: 0, balance: 1000, dueDate: '2026-11-30' };

  test.each([
    ['Draft', { stage: 'Draft' as const }],
    ['Draft', { stage: 'Draft' as const, dueDate: '2026-01-01' }],
    ['Draft', { stage: 'Draft' as const, balance: 0 }],
    ['Downloaded', { stage: 'Downloaded' as const }],
    ['Sent', {}],
    ['Sent', { dueDate: today }],
    ['Past Due', { dueDate: '2026-11-20' }],
    ['Past Due', { dueDate: '2026-11-20', paid: 400 }],
    ['Past Due', { stage: 'Downloaded' as const, dueDate: '2026-11-20' }],
    ['Partial Payment', { paid: 400 }],
    ['Partial Payment', { stage: 'Draft' as const, paid: 400 }],
    ['Paid', { paid: 1000, balance: 0 }],
    ['Paid', { stage: 'Draft' as const, paid: 1000, balance: 0 }],
    ['Paid', { paid: 1200, balance: -200, dueDate: '2026-01-01' }],
    ['Paid', { balance: 0 }],
  ])('is %s for %o', (status, part) => {
    expect(invoiceStatus({ ...facts, ...part }, today)).toBe(status);
  });

  const anyStage = fc.constantFrom(...invoiceStages);
  const anyEvents = fc.array(fc.constantFrom('download' as const, 'send' as const));

  test('advances with events and never goes back', () => {
    fc.assert(
      fc.property(anyStage, anyEvents, (first, events) => {
        let stage = first;
        for (const event of events) {
          const after = stageAfter(stage, event);
          expect(invoiceStages.indexOf(after)).toBeGreaterThanOrEqual(invoiceStages.indexOf(stage));
          expect(stageAfter(after, event)).toBe(after);
          stage = after;
        }
        if (events.includes('send')) expect(stage).toBe('Sent');
        if (events.length > 0) expect(stage).not.toBe('Draft');
      }),
    );
  });

  test('is Paid once the balance is paid, regardless of the due date', () => {
    const anyDay = fc.constantFrom('2026-01-01', today, '2027-01-01');
    fc.assert(
      fc.property(anyStage, anyDay, fc.integer({ min: 1 }), (stage, dueDate, paid) => {
        expect(invoiceStatus({ stage, dueDate, paid, balance: 0 }, today)).toBe('Paid');
      }),
    );
  });
});

describe('next invoice number', () => {
  test('is the highest number plus one, in any order', () => {
    fc.assert(
      fc.property(
        fc.uniqueArray(fc.integer({ min: 1, max: 1_000_000 }), { minLength: 1 }),
        (ids) => {
          const next = nextInvoiceNumber(ids);
          expect(ids).not.toContain(next);
          expect(next).toBe(ids.toSorted((one, other) => one - other).at(-1)! + 1);
        },
      ),
    );
  });

  test('is at least the configured first number', () => {
    expect(nextInvoiceNumber([])).toBe(1);
    expect(nextInvoiceNumber([], 4951)).toBe(4951);
    expect(nextInvoiceNumber([12], 4951)).toBe(4951);
  });
});
