import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { anyBill } from './anyBill.ts';
import { priceBill } from './bill.ts';
import type { BillInput } from './billInput.ts';

const raise = (input: BillInput, index: number, by: number): BillInput => ({
  ...input,
  lines: input.lines.map((line, at) =>
    at === index ? { ...line, unit_price: line.unit_price + by } : line,
  ),
});

const total = (input: BillInput) => priceBill(input).totals.total;

/*
 * "Raising a price never lowers the total" holds if every line is treated alike: one tax class, all
 * lines eligible for each reduction and for the service charge; any deals, exclusive promotions,
 * caps and inclusive prices. Each step is then an increasing function of one sum, and the minimum
 * of increasing totals increases. If lines differ, the odd sen of a spread may move from one line
 * to another and take its tax along, as the second test shows. That follows from spreading by
 * largest remainder and rounding once per tax class, so it is intended. The same holds for a
 * promotion that starts at a basket value: reaching the value lowers the total on purpose, and this
 * is decided before a bill is priced.
 */
describe('raising a price', () => {
  const raises = anyBill({ isUniform: true }).chain((input) =>
    fc.tuple(
      fc.constant(input),
      fc.nat(input.lines.length - 1),
      fc.oneof(fc.constant(1), fc.integer({ min: 1, max: 2000 })),
    ),
  );

  test('never lowers the total if all lines are treated alike', () => {
    fc.assert(
      fc.property(raises, ([input, index, by]) => {
        expect(total(raise(input, index, by))).toBeGreaterThanOrEqual(total(input));
      }),
      { numRuns: 2000 },
    );
  });

  test('of an untaxed line may move an odd sen, with its tax, away from a taxed line', () => {
    const line = { quantity: 1, options: [] };
    const input: BillInput = {
      lines: [
        { ...line, id: 'book', line_number: 1, unit_price: 307, tax_class: 'untaxed' },
        { ...line, id: 'tea', line_number: 2, unit_price: 527, tax_class: 'taxed' },
      ],
      order_reductions: [
        { id: 'v', label: 'Voucher', kind: 'voucher', type: 'percent', value: 1000 },
      ],
      service_charge: { rate: 0, is_taxed: false, apply: false },
      tax_classes: [
        { code: 'untaxed', rate: 0, is_inclusive: false },
        { code: 'taxed', rate: 600, is_inclusive: false },
      ],
      fees: [],
    };
    const [before, after] = [priceBill(input), priceBill(raise(input, 0, 1))];
    expect([before, after].map(({ lines }) => lines.map(({ net }) => net))).toEqual([
      [276, 475],
      [277, 474],
    ]);
    expect([before, after].map(({ totals }) => [totals.tax, totals.total])).toEqual([
      [29, 780],
      [28, 779],
    ]);
  });
});
