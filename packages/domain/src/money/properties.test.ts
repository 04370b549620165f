import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { allocate, shareOfUnits } from './allocate.ts';
import { anyBill } from './anyBill.ts';
import { priceBill, recomputeBill, repriceBill } from './bill.ts';
import type { Bill } from './billResult.ts';
import { combineLines, splitLines } from './split.ts';
import { untaxedSales } from './withoutTax.ts';

const check = <T extends [unknown, ...unknown[]]>(property: fc.IProperty<T>) =>
  fc.assert(property, { numRuns: 500 });

const add = (amounts: readonly number[]) => amounts.reduce((a, b) => a + b, 0);

/** Returns every amount of a bill that is spread, as [whole, parts]. */
function spreads({ lines, fees, taxes, totals, reductions, service_charge }: Bill) {
  const each = (part: 'gross' | 'net' | 'service_charge') => lines.map((line) => line[part]);
  return [
    [totals.gross, each('gross')],
    [totals.net, each('net')],
    [totals.service_charge, each('service_charge')],
    [totals.tax, [...lines.map((line) => line.tax), ...taxOf(fees)]],
    [totals.total, [...lines.map((line) => line.total), ...fees.map((fee) => fee.total)]],
    [totals.order_discounts, reductions.map(({ amount }) => amount)],
    [totals.tax, taxes.map(({ tax }) => tax)],
    ...[service_charge, ...reductions, ...taxes.flatMap((t) => [t.included, t.added])].map(
      (derived) => [derived.amount, derived.shares.map(({ amount }) => amount)] as const,
    ),
  ] as const;
}

const taxOf = (fees: Bill['fees']) => fees.map((fee) => fee.included_tax + fee.added_tax);

describe('allocations', () => {
  const weights = fc.array(fc.nat(99_999_999), { minLength: 1, maxLength: 9 });

  test('sum exactly, are never negative and stay within one sen of their quota', () => {
    check(
      fc.property(fc.nat(9_999_999_999), weights, (amount, own) => {
        const whole = add(own);
        fc.pre(whole > 0);
        const shares = allocate(amount, own);
        expect(add(shares)).toBe(amount);
        for (const [index, share] of shares.entries()) {
          const quota = BigInt(amount) * BigInt(own[index]!);
          const distance = BigInt(share) * BigInt(whole) - quota;
          expect(share >= 0 && distance < whole && distance > -whole).toBe(true);
        }
      }),
    );
  });

  test('of units sum to the whole and differ by at most one sen', () => {
    check(
      fc.property(fc.nat(99_999), fc.integer({ min: 1, max: 20 }), (amount, count) => {
        const units = Array.from({ length: count }, (_, index) => index);
        const parts = units.map(
          (unit) => shareOfUnits(amount, unit + 1, count) - shareOfUnits(amount, unit, count),
        );
        expect(add(parts)).toBe(amount);
        expect(Math.max(...parts) - Math.min(...parts)).toBeLessThanOrEqual(1);
      }),
    );
  });
});

describe('bill', () => {
  test('sums exactly, and no part is negative', () => {
    check(
      fc.property(anyBill(), (input) => {
        const bill = priceBill(input);
        for (const [whole, parts] of spreads(bill)) {
          expect(add(parts)).toBe(whole);
          expect(parts.every((part) => part >= 0)).toBe(true);
        }
        const { gross, item_discounts, comps, order_discounts, net } = bill.totals;
        expect(gross - item_discounts - comps - order_discounts).toBe(net);
      }),
    );
  });

  test('is independent of the order of its lines and reductions', () => {
    const shuffled = anyBill().chain((input) =>
      fc.tuple(
        fc.constant(input),
        fc.shuffledSubarray(input.lines, { minLength: input.lines.length }),
        fc.shuffledSubarray(input.order_reductions, { minLength: input.order_reductions.length }),
      ),
    );
    check(
      fc.property(shuffled, ([input, lines, order_reductions]) => {
        const bill = priceBill(input);
        const other = priceBill({ ...input, lines, order_reductions });
        expect({ ...other, terms: null }).toEqual({ ...bill, terms: null });
      }),
    );
  });

  test('is unchanged after a line was added and removed', () => {
    check(
      fc.property(anyBill(), anyBill(), (input, { lines: [extra] }) => {
        const before = priceBill(input);
        const { id } = extra!;
        const more = repriceBill(
          [...before.lines, ...priceBill({ ...input, lines: [extra!] }).lines],
          before.terms,
        );
        const less = more.lines.filter((line) => line.id !== id);
        expect(repriceBill(less, more.terms)).toEqual(before);
      }),
    );
  });

  test('recomputed from its stored snapshot is unchanged', () => {
    check(
      fc.property(anyBill(), (input) => {
        const bill = priceBill(input);
        const stored = JSON.parse(JSON.stringify(bill)) as Bill;
        expect(recomputeBill(stored)).toEqual(stored);
        expect(stored).toEqual(bill);
      }),
    );
  });

  test('keeps gross less reductions equal to net without the included tax', () => {
    check(
      fc.property(anyBill(), (input) => {
        const bill = priceBill(input);
        const sales = untaxedSales(bill);
        const onLines = add(bill.lines.map((line) => line.included_tax));
        expect(sales.net).toBe(bill.totals.net - onLines);
        expect(sales.gross - sales.item_discounts - sales.comps - sales.order_discounts).toBe(
          sales.net,
        );
        expect(Object.values(sales).every((amount) => amount >= 0)).toBe(true);
      }),
    );
  });

  test('is unchanged after a split by units and a recombination', () => {
    const splits = anyBill().chain((input) =>
      fc.tuple(
        fc.constant(input),
        fc.tuple(...input.lines.map((line) => fc.integer({ min: 0, max: line.quantity }))),
      ),
    );
    check(
      fc.property(splits, ([input, quantities]) => {
        const bill = priceBill(input);
        const wanted = new Map(input.lines.map(({ id }, index) => [id, quantities[index]!]));
        const moves = bill.lines
          .map(({ id }) => ({ line_id: id, quantity: wanted.get(id)!, new_id: `${id}+` }))
          .filter(({ quantity }) => quantity > 0);
        const { kept, moved } = splitLines(bill.lines, moves);
        for (const part of [...kept, ...moved]) {
          const off = part.item_reductions.map(({ amount }) => amount);
          expect(part.subtotal).toBe(part.gross - add(off));
          expect([part.subtotal, ...off].every((amount) => amount >= 0)).toBe(true);
          expect(part.gross).toBe(part.unit_gross * part.quantity);
        }
        expect(repriceBill(combineLines(kept, moved), bill.terms)).toEqual(bill);
      }),
    );
  });
});
