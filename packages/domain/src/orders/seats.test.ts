import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { ticketOf } from '../kitchen/tickets.ts';
import { addRound } from './addRound.ts';
import { anyOrder, contextBy, itemNamed, menu, outlet, refusalOf } from './anyOrder.ts';
import { billOf } from './bill.ts';
import { combineOrders } from './combineOrders.ts';
import type { OrderRecord, Pricing } from './record.ts';
import { showOrder } from './show.ts';
import { splitOrder } from './splitOrder.ts';
import { takeStep } from './toggleOrderStatus.ts';
import { uncombineOrders } from './uncombineOrders.ts';
import { updateOrder } from './updateOrder.ts';

type Seat = number | null;

/** Returns an accepted order with a line for each seat. */
function orderOf(wanted: readonly { seat: Seat; quantity: number }[]): OrderRecord {
  const accepted = takeStep(anyOrder(), 'accept', {}, contextBy());
  const menu_id = itemNamed('Cendol').id;
  const changes = wanted.map(({ seat, quantity }) => ({
    type: 'add_line' as const,
    menu_id,
    quantity,
    options: [],
    note: '',
    seat,
  }));
  const input = { version: accepted.version, changes };
  return updateOrder(accepted, input, contextBy(), { menu, discounts: outlet.discounts });
}

const seated = (order: OrderRecord, line_id: number, seat: Seat, who: 'waiter' | 'kitchen') =>
  updateOrder(
    order,
    { version: order.version, changes: [{ type: 'set_seat', line_id, seat }] },
    contextBy(who),
    { menu, discounts: outlet.discounts },
  );

/** Moves the items of each seat to a bill of their own, one seat after the other. */
function splitBySeat(order: OrderRecord): OrderRecord[] {
  const seats = new Set(order.items.flatMap(({ seat }) => seat ?? []));
  let rest = order;
  const bills: OrderRecord[] = [];
  for (const seat of seats) {
    const bill = rest.items
      .filter((line) => line.seat === seat)
      .map(({ id, quantity }) => ({ line_id: id, quantity }));
    const input = { version: rest.version, bills: [bill] };
    const [left, made] = splitOrder(rest, input, [`9${seat}`], contextBy('waiter'));
    rest = left;
    bills.push(made!);
  }
  return [rest, ...bills];
}

const seats = fc.option(fc.integer({ min: 1, max: 6 }), { nil: null });
/** The order has shared items too, so that each seat can leave it. */
const orders = fc
  .array(fc.record({ seat: seats, quantity: fc.integer({ min: 1, max: 9 }) }), {
    minLength: 1,
    maxLength: 8,
  })
  .map(orderOf);

const sum = (numbers: readonly number[]) => numbers.reduce((total, number) => total + number, 0);
const untaxed: Pricing = {
  service_charge: { rate: 0, is_taxed: false, methods: [] },
  tax_classes: [{ code: 'SST', rate: 0, is_inclusive: false }],
};

describe('splitting an order by each seat in turn', () => {
  test('puts each line on exactly one bill, together with those of its seat', () => {
    fc.assert(
      fc.property(orders, (order) => {
        const [rest, ...bills] = splitBySeat(order);
        const items = [rest!, ...bills].flatMap((bill) => bill.items);
        expect(items.map(({ id }) => id).toSorted()).toEqual(
          order.items.map(({ id }) => id).toSorted(),
        );
        for (const { id, seat, quantity } of order.items)
          expect(items.find((line) => line.id === id)).toMatchObject({ seat, quantity });
        expect(rest!.items.every(({ seat }) => seat === null)).toBe(true);
        for (const bill of bills) expect(new Set(bill.items.map(({ seat }) => seat)).size).toBe(1);
      }),
      { numRuns: 100 },
    );
  });

  test('keeps the sum of the prices, and of the totals of what isn’t rounded', () => {
    fc.assert(
      fc.property(orders, (order) => {
        for (const before of [order, { ...order, pricing: untaxed }]) {
          const bills = splitBySeat(before).map((bill) => billOf(bill).totals);
          const { gross, net, total } = billOf(before).totals;
          expect(sum(bills.map((bill) => bill.gross))).toBe(gross);
          expect(sum(bills.map((bill) => bill.net))).toBe(net);
          const difference = Math.abs(sum(bills.map((bill) => bill.total)) - total);
          // The service charge and the tax are rounded once on each bill.
          expect(difference).toBeLessThanOrEqual(before === order ? bills.length * 2 : 0);
        }
      }),
      { numRuns: 100 },
    );
  });
});

describe('the seat of a line', () => {
  test('changes no amount, even after the bill was printed', () => {
    const order = { ...orderOf([{ seat: 1, quantity: 2 }]), is_bill_printed: true };
    const { id } = order.items.at(-1)!;
    const moved = seated(order, id, 2, 'waiter');
    expect(moved.items.at(-1)).toMatchObject({ id, seat: 2 });
    expect(moved.is_bill_printed).toBe(true);
    expect(billOf(moved)).toEqual(billOf(order));
    expect(moved.timeline.at(-1)).toMatchObject({ kind: 'set_seat', facts: { from: 1, to: 2 } });
  });

  test('can’t be changed without permission, or on a line that isn’t on the order', () => {
    const order = orderOf([{ seat: 1, quantity: 1 }]);
    const { id } = order.items.at(-1)!;
    expect(refusalOf(() => seated(order, id, 2, 'kitchen'))).toBe('forbidden');
    expect(refusalOf(() => seated(order, 1, 2, 'waiter'))).toBe('invalid');
  });

  test('is in the order as shown and in its kitchen ticket', () => {
    const order = orderOf([{ seat: 4, quantity: 1 }]);
    const ticket = ticketOf(order, () => null, '', new Date(order.placed_at));
    expect(showOrder(order).items.map(({ seat }) => seat)).toEqual([null, null, 4]);
    expect(ticket.lines.map(({ seat }) => seat)).toEqual([null, null, 4]);
  });

  test('survives a further round, and combining orders and undoing that', () => {
    const order = orderOf([{ seat: 1, quantity: 1 }]);
    const other = orderOf([{ seat: 2, quantity: 1 }]);
    const context = contextBy('waiter');
    const grown = addRound(order, other, context);
    expect(grown.items.flatMap(({ seat }) => seat ?? [])).toEqual([1, 2]);
    const versions = new Map([order, other].map(({ id, version }) => [id, version]));
    const [target, source] = combineOrders(order, [other], versions, context);
    expect(target.items.flatMap(({ seat }) => seat ?? [])).toEqual([1, 2]);
    const [first, second] = uncombineOrders(target, [source!], target.version, context);
    expect(first.items.flatMap(({ seat }) => seat ?? [])).toEqual([1]);
    expect(second!.items.flatMap(({ seat }) => seat ?? [])).toEqual([2]);
  });

  test('keeps the parts of a divided line apart if it differs', () => {
    const order = orderOf([{ seat: 1, quantity: 2 }]);
    const { id } = order.items.at(-1)!;
    const context = contextBy('waiter');
    const bills = [[{ line_id: id, quantity: 1 }]];
    const [left, made] = splitOrder(order, { version: order.version, bills }, ['90'], context);
    const moved = seated(made!, made!.items[0]!.id, 2, 'waiter');
    const versions = new Map([left, moved].map((bill) => [bill.id, bill.version]));
    const [combined] = combineOrders(left, [moved], versions, context);
    expect(combined.items.map(({ seat, quantity }) => [seat, quantity]).slice(-2)).toEqual([
      [1, 1],
      [2, 1],
    ]);
  });
});
