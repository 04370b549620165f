import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { printedOf, printedOfLine } from '../printing/printedQuantities.ts';
import { contextBy, anyOrder, itemNamed, menu, orderAt, outlet, refusalOf } from './anyOrder.ts';
import { billOf } from './bill.ts';
import { combineOrders } from './combineOrders.ts';
import type { LineRecord, OrderRecord } from './record.ts';
import { splitOrder, type SplitInput } from './splitOrder.ts';
import { stockSteps } from './stock.ts';
import { takePayment } from './togglePaymentStatus.ts';
import { takeStep } from './toggleOrderStatus.ts';
import { updateOrder } from './updateOrder.ts';

type Bills = SplitInput['bills'];

const split = (order: OrderRecord, bills: Bills, context = contextBy('waiter')) =>
  splitOrder(
    order,
    { version: order.version, bills },
    bills.map((_bill, i) => `90${i}`),
    context,
  );

const accepted = () => takeStep(anyOrder(), 'accept', {}, contextBy());

const changedBy = (
  order: OrderRecord,
  changes: Parameters<typeof updateOrder>[1]['changes'],
): OrderRecord =>
  updateOrder(order, { version: order.version, changes }, contextBy(), {
    menu,
    discounts: outlet.discounts,
  });

const paidInPart = (order: OrderRecord, amount: number) =>
  takePayment(
    order,
    { version: order.version, tenders: [{ payment_option_id: 1, amount }] },
    [{ ...outlet.payment_options[0]!, id: 1, kind: 'card' }],
    contextBy(),
  );

const stages = fc.constantFrom('accepted', 'preparing', 'ready', 'served');
const quantities = fc.array(fc.integer({ min: 1, max: 9 }), { minLength: 1, maxLength: 5 });

/** Orders of several items, some of them comped, with different statuses. */
const orders = fc
  .record({ stage: stages, quantities, isComped: fc.boolean(), stock: fc.nat(9) })
  .map(({ stage, quantities: wanted, isComped, stock }) => {
    const add = wanted.map((quantity) => ({
      type: 'add_line' as const,
      menu_id: itemNamed('Cendol').id,
      quantity,
      options: [],
      note: '',
    }));
    let order = changedBy(accepted(), add);
    if (stage !== 'accepted') order = takeStep(order, 'start', {}, contextBy());
    if (stage === 'ready' || stage === 'served') order = takeStep(order, 'ready', {}, contextBy());
    if (stage === 'served') order = takeStep(order, 'serve', {}, contextBy());
    if (isComped)
      order = changedBy(order, [
        { type: 'comp_line', line_id: order.items[0]!.id, reason: 'Late' },
      ]);
    const items = order.items.map((line) =>
      stock === 0 ? line : { ...line, stock_qty: Math.min(stock, line.quantity) },
    );
    return { ...order, items };
  });

const reductions = fc.array(
  fc.oneof(
    fc.record({ rate: fc.integer({ min: 100, max: 5000 }), amount: fc.constant(null) }),
    fc.record({ rate: fc.constant(null), amount: fc.integer({ min: 1, max: 3000 }) }),
  ),
  { maxLength: 2 },
);

/** An order with a division into up to four bills that leaves at least one unit on the order. */
const divisions = fc
  .record({
    order: orders,
    reductions,
    count: fc.integer({ min: 1, max: 3 }),
    seed: fc.array(fc.nat(999), { minLength: 24, maxLength: 24 }),
  })
  .map(({ order, reductions: off, count, seed }) => {
    let next = 0;
    const draw = (limit: number) => seed[next++ % seed.length]! % (limit + 1);
    const bills: { line_id: number; quantity: number }[][] = Array.from(
      { length: count },
      () => [],
    );
    order.items.forEach((line, i) => {
      // One unit of the first line always stays on the order.
      let left = line.quantity - (i === 0 ? 1 : 0);
      for (const bill of bills) {
        const quantity = draw(left);
        left -= quantity;
        if (quantity > 0) bill.push({ line_id: line.id, quantity });
      }
    });
    const named = off.map((reduction, i) => ({
      type: 'add_adjustment' as const,
      label: `Sorry ${i}`,
      ...reduction,
    }));
    return {
      order: named.length > 0 ? changedBy(order, named) : order,
      bills: bills.filter((bill) => bill.length > 0),
    };
  })
  .filter(({ bills }) => bills.length > 0);

const sum = (numbers: readonly number[]) => numbers.reduce((total, number) => total + number, 0);
const units = (items: readonly LineRecord[], of: (line: LineRecord) => number) =>
  Object.fromEntries(
    [...Map.groupBy(items, ({ id, part_of = id }) => part_of)].map(([id, lines]) => [
      id,
      sum(lines.map(of)),
    ]),
  );

describe('splitting an order', () => {
  test('places every quantity, sent quantity and sen on exactly one bill', () => {
    fc.assert(
      fc.property(divisions, ({ order, bills }) => {
        const parts = split(order, bills);
        const items = parts.flatMap((part) => part.items);
        for (const of of [
          (line: LineRecord) => line.quantity,
          (line: LineRecord) => line.sent_qty,
          (line: LineRecord) => line.stock_qty ?? 0,
          (line: LineRecord) => line.kitchen?.ready_qty ?? 0,
        ])
          expect(units(items, of)).toEqual(units(order.items, of));
        expect(new Set(items.map(({ id }) => id)).size).toBe(items.length);
        expect(items.every(({ quantity }) => quantity > 0)).toBe(true);
        const figure = (of: 'gross' | 'comps') =>
          sum(parts.map((part) => billOf(part).totals[of])) - billOf(order).totals[of];
        expect([figure('gross'), figure('comps')]).toEqual([0, 0]);
      }),
      { numRuns: 200 },
    );
  });

  test('changes the sum of the totals by rounding only', () => {
    fc.assert(
      fc.property(divisions, ({ order, bills }) => {
        const parts = split(order, bills);
        const difference =
          sum(parts.map((part) => billOf(part).totals.total)) - billOf(order).totals.total;
        // Each reduction, the service charge and the tax are rounded once on each bill.
        const rounded = order.reductions.length + 2;
        expect(Math.abs(difference)).toBeLessThanOrEqual(parts.length * rounded);
      }),
      { numRuns: 200 },
    );
  });

  test('is reversed by combining the bills', () => {
    fc.assert(
      fc.property(divisions, ({ order, bills }) => {
        const [first, ...siblings] = split(order, bills);
        const all = [first, ...siblings];
        const versions = new Map(all.map(({ id, version }) => [id, version]));
        const [combined] = combineOrders(first, siblings, versions, contextBy('waiter'));
        const lines = ({ items }: OrderRecord) =>
          items.map(({ origin_id: _origin, ...line }) => line).toSorted((a, b) => a.id - b.id);
        expect(lines(combined)).toEqual(lines(order));
        expect(billOf(combined).totals).toEqual(billOf(order).totals);
        expect(combined.reductions).toEqual(order.reductions);
        expect(combined.covers).toBe(order.covers);
        expect(combined.status).toBe(order.status);
      }),
      { numRuns: 200 },
    );
  });

  test('moves no stock', () => {
    fc.assert(
      fc.property(divisions, ({ order, bills }) => {
        const [first, ...siblings] = split(order, bills);
        expect(stockSteps(order, first)).toEqual([]);
        expect(siblings.flatMap((bill) => stockSteps(null, bill))).toEqual([]);
      }),
      { numRuns: 50 },
    );
  });

  test('counts each printed unit on the bill that has it', () => {
    const order = accepted();
    const [roti] = order.items;
    const printed = printedOf([{ state: 'printed', lines: [{ line_id: roti!.id, quantity: 2 }] }]);
    const [first, second] = split(order, [[{ line_id: roti!.id, quantity: 1 }]]);
    expect([first, second!].map(({ items }) => printedOfLine(items[0]!, printed))).toEqual([1, 1]);
    expect([first, second!].map(({ items }) => printedOfLine(items[0]!, new Map()))).toEqual([
      0, 0,
    ]);
  });

  test('gives each bill a number, the group and a timeline, and counts the guests once', () => {
    const order = { ...accepted(), is_bill_printed: true };
    const [roti, ayam] = order.items;
    const [first, second, third] = split(order, [
      [{ line_id: roti!.id, quantity: 1 }],
      [{ line_id: ayam!.id, quantity: 1 }],
    ]);
    expect([first.number, second!.number, third!.number]).toEqual([order.number, 'D900', 'D901']);
    for (const bill of [first, second!, third!])
      expect(bill).toMatchObject({ split_group_id: order.id, is_bill_printed: false });
    expect([first, second!, third!].map(({ covers }) => covers)).toEqual([2, 0, 0]);
    expect(first.timeline.at(-1)).toMatchObject({ kind: 'split', facts: { to: 'D900, D901' } });
    expect(second!.timeline).toMatchObject([{ kind: 'split_off', facts: { from: order.number } }]);
  });

  test('keeps payments on the order that took them, and refuses to leave it overpaid', () => {
    const order = paidInPart(accepted(), 500);
    const [roti, ayam] = order.items;
    const [first, second] = split(order, [[{ line_id: ayam!.id, quantity: 1 }]]);
    expect([first.payments.length, second!.payments.length]).toEqual([1, 0]);
    const all = [roti!, ayam!].map(({ id, quantity }) => ({ line_id: id, quantity }));
    const tight = paidInPart(order, 1300);
    expect(refusalOf(() => split(tight, [[all[1]!]]))).toBe('cannotSplit');
    expect(refusalOf(() => split(order, [all]))).toBe('cannotSplit');
  });

  test('is refused for orders and quantities that can’t be divided', () => {
    const order = accepted();
    const [{ id }] = order.items as [LineRecord];
    const one: Bills = [[{ line_id: id, quantity: 1 }]];
    const payment = { ...orderAt('new').payments[0]!, state: 'pending' as const };
    const wrong: Record<string, [OrderRecord, Bills, string]> = {
      'a new order': [anyOrder(), one, 'cannotSplit'],
      'a completed order': [{ ...order, status: 'completed' }, one, 'cannotSplit'],
      'a delivery': [{ ...order, order_method: 'delivery' }, one, 'cannotSplit'],
      'a payment in flight': [{ ...order, payments: [payment] }, one, 'cannotSplit'],
      'more than there are': [order, [[{ line_id: id, quantity: 3 }]], 'invalid'],
      'the same units twice': [
        order,
        [[{ line_id: id, quantity: 2 }], [{ line_id: id, quantity: 1 }]],
        'invalid',
      ],
      'an item of another order': [order, [[{ line_id: 1, quantity: 1 }]], 'invalid'],
    };
    for (const [why, [from, bills, code]] of Object.entries(wrong))
      expect([why, refusalOf(() => split(from, bills))]).toEqual([why, code]);
    expect(refusalOf(() => split(order, one, contextBy('kitchen')))).toBe('forbidden');
    const stale = { ...order, version: order.version + 1 };
    const input = { version: order.version, bills: one };
    expect(refusalOf(() => splitOrder(stale, input, ['900'], contextBy()))).toBe('conflict');
  });
});
