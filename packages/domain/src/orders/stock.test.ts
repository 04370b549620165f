import { assert, array, constantFrom, integer, nat, option, property, record } from 'fast-check';
import { describe, expect, test } from 'vitest';
import { balanceAfter } from '../menu/balance.ts';
import { menuAt } from '../menu/availability.ts';
import type { ItemRecord, MoveRecord } from '../menu/record.ts';
import { actBy, itemNamed, outlet, refusalOf } from './anyOrder.ts';
import { cancelOrder } from './cancelOrder.ts';
import { combineOrders } from './combineOrders.ts';
import { placeOrder } from './placeOrder.ts';
import type { OrderRecord } from './record.ts';
import { stockSteps, takeStock, type Counted } from './stock.ts';
import { takeStep } from './toggleOrderStatus.ts';
import { updateOrder } from './updateOrder.ts';
import { voidOrder } from './voidOrder.ts';

const dishes = ['Roti tisu', 'Ayam goreng sekor', 'Papadom basket'].map(itemNamed);
const none = { discounts: [] };

/** A counter with three dishes, some counted, and the orders that were placed at it. */
class Counter {
  readonly items: ItemRecord[];
  readonly orders = new Map<number, OrderRecord>();
  readonly moves: MoveRecord[] = [];
  readonly act = actBy();

  constructor(stocks: readonly (number | null)[]) {
    this.items = dishes.map((item, i) => ({ ...item, stock: stocks[i] ?? null }));
    this.items.forEach(({ id, stock }) => this.count(id, stock));
  }

  get menu() {
    return menuAt(this.items, 'dine_in');
  }

  /** Somebody counts, adds or throws away. */
  count(id: number, after: number | null): void {
    const item = this.items.find((one) => one.id === id)!;
    this.moves.push({
      id: this.act.nextId(),
      item_id: id,
      at: '',
      by: '',
      mode: 'set',
      quantity: after ?? 0,
      before: this.moves.some(({ item_id }) => item_id === id) ? item.stock : null,
      after,
      reason_code: null,
      reason: '',
    });
    this.items[this.items.indexOf(item)] = { ...item, stock: after };
  }

  keep(after: OrderRecord): void {
    const counted = this.items.flatMap(({ id, stock, allow_negative }): Counted[] =>
      stock === null ? [] : [{ id, stock, allow_negative }],
    );
    const before = this.orders.get(after.id) ?? null;
    const made = takeStock(after, stockSteps(before, after), counted, this.act);
    this.orders.set(after.id, made.order);
    this.moves.push(...made.moves);
    for (const { id, stock } of made.items) {
      const at = this.items.findIndex((one) => one.id === id);
      this.items[at] = { ...this.items[at]!, stock };
    }
  }

  at(place: number): OrderRecord | undefined {
    const open = [...this.orders.values()].filter(({ status }) => status !== 'merged');
    return open[place % Math.max(1, open.length)];
  }
}

const wish = (dish: number, quantity: number) => ({
  menu_id: dishes[dish % dishes.length]!.id,
  quantity,
  options: [],
  note: '',
});

const place = ({ menu, act }: Counter, dish: number, quantity: number): OrderRecord =>
  placeOrder(
    {
      order_method: 'dine_in',
      table: outlet.tables[0]!,
      member: null,
      staff: null,
      customer_name: '',
      phone: '',
      address: '',
      postcode: '',
      source: 'guest' as const,
      covers: 1,
      note: '',
      lines: [wish(dish, quantity), wish(dish + 1, 1)],
      number: '001',
    },
    menu,
    act,
  );

interface Doing {
  did:
    | 'place'
    | 'add'
    | 'want'
    | 'spoil'
    | 'void'
    | 'accept'
    | 'cancel'
    | 'off'
    | 'combine'
    | 'count';
  order: number;
  dish: number;
  quantity: number;
}

/** Does one thing at the counter, or is refused. */
function run(counter: Counter, { did, order: nth, dish, quantity }: Doing): void {
  const { act, menu } = counter;
  if (did === 'place') return counter.keep(place(counter, dish, quantity));
  if (did === 'count') {
    const item = counter.items[dish % counter.items.length]!;
    return counter.count(item.id, quantity === 9 ? null : quantity);
  }
  const order = counter.at(nth);
  if (!order) return undefined;
  const { version } = order;
  const line_id = order.items[dish % order.items.length]!.id;
  const reason = 'Spilt';
  const change = (one: Parameters<typeof updateOrder>[1]['changes'][number]) =>
    counter.keep(updateOrder(order, { version, changes: [one] }, act, { menu, ...none }));
  switch (did) {
    case 'add':
      return change({ type: 'add_line', ...wish(dish, quantity) });
    case 'want':
      return change({ type: 'set_quantity', line_id, quantity });
    case 'void':
      return change({ type: 'void_line', line_id, reason, made: false });
    case 'spoil':
      return change({ type: 'void_line', line_id, reason, made: true });
    case 'accept':
      return counter.keep(takeStep(order, 'accept', {}, act));
    case 'cancel':
      return counter.keep(cancelOrder(order, { version, reason, made: quantity > 4 }, act));
    case 'off':
      return counter.keep(voidOrder(order, { version, reason }, act));
    case 'combine': {
      const other = counter.at(nth + 1);
      if (!other) return undefined;
      const versions = new Map([order, other].map((one) => [one.id, one.version]));
      return combineOrders(order, [other], versions, act).forEach((one) => counter.keep(one));
    }
  }
}

const doings = record({
  did: constantFrom(
    ...(['place', 'place', 'add', 'want', 'spoil', 'void'] as const),
    ...(['accept', 'accept', 'cancel', 'off', 'combine', 'count'] as const),
  ),
  order: nat(5),
  dish: nat(5),
  quantity: integer({ min: 1, max: 9 }),
});

describe('balances', () => {
  test('are the sum of what was written, and nothing is sold that is not there', () => {
    assert(
      property(
        array(option(integer({ min: 0, max: 12 })), { minLength: 3, maxLength: 3 }),
        array(doings, { minLength: 1, maxLength: 40 }),
        (stocks, all) => {
          const counter = new Counter(stocks);
          for (const doing of all) {
            refusalOf(() => run(counter, doing));
            for (const { id, stock } of counter.items) {
              const history = counter.moves.filter(({ item_id }) => item_id === id);
              // Each row goes on from where the one before ended.
              history.forEach(({ before, after, mode, quantity }, i) => {
                expect(before).toBe(i === 0 ? null : history[i - 1]!.after);
                if (mode === 'return') expect(after).toBe(before! + quantity);
                else if (mode !== 'set') expect(after).toBe(before! - quantity);
              });
              const sum = history.reduce(
                (total, { before, after }) => total + (after ?? 0) - (before ?? 0),
                0,
              );
              expect(sum).toBe(stock ?? 0);
              // No more comes back than was sold or thrown away, and nothing is thrown away twice.
              const total = (wanted: MoveRecord['mode']) =>
                history
                  .filter(({ mode }) => mode === wanted)
                  .reduce((count, { quantity }) => count + quantity, 0);
              expect(total('return')).toBeLessThanOrEqual(total('sold') + total('waste'));
              expect(total('waste')).toBeLessThanOrEqual(total('sold'));
              expect(stock ?? 0).toBeGreaterThanOrEqual(0);
            }
            for (const { items } of counter.orders.values())
              for (const { stock_qty = 0, quantity } of items) {
                expect(stock_qty).toBeGreaterThanOrEqual(0);
                expect(stock_qty).toBeLessThanOrEqual(quantity);
              }
          }
        },
      ),
      { numRuns: 600 },
    );
  });

  test('where nobody recounts, what is left, sold and spoilt is what there was', () => {
    assert(
      property(
        array(integer({ min: 0, max: 12 }), { minLength: 3, maxLength: 3 }),
        array(doings, { minLength: 1, maxLength: 40 }),
        (stocks, all) => {
          const counter = new Counter(stocks);
          for (const doing of all) if (doing.did !== 'count') refusalOf(() => run(counter, doing));
          counter.items.forEach(({ id, stock }, i) => {
            const lines = [...counter.orders.values()].flatMap(({ status, items }) =>
              items
                .filter(({ menu_id }) => menu_id === id)
                .map((line) => ({ ...line, isOff: status === 'cancelled' || status === 'voided' })),
            );
            const gone = lines
              .filter(({ status, isOff, made }) => made || !(status === 'voided' || isOff))
              .reduce((sum, { quantity }) => sum + quantity, 0);
            expect(stock! + gone).toBe(stocks[i]);
          });
        },
      ),
      { numRuns: 300 },
    );
  });

  test('of what was thrown away and is sold after all are written so, once each', () => {
    const counter = new Counter([null, 1, null]);
    const one = { order: 0, dish: 0, quantity: 5 };
    for (const did of ['place', 'accept', 'cancel', 'accept', 'off'] as const)
      run(counter, { ...one, did, quantity: did === 'place' ? 1 : 5 });
    const { id } = counter.items[1]!;
    const modes = counter.moves.filter(({ item_id }) => item_id === id).map(({ mode }) => mode);
    expect(modes.join(' ')).toBe('set sold return waste return sold return waste');
    expect(counter.items[1]!.stock).toBe(0);
  });

  test('may fall below nothing only where that was allowed', () => {
    const item: Counted = { id: dishes[0]!.id, stock: 1, allow_negative: true };
    const order = place(new Counter([null, null, null]), 0, 3);
    const made = takeStock(order, stockSteps(null, order), [item], actBy());
    expect(made.items).toEqual([{ ...item, stock: -2 }]);
    const strict = { ...item, allow_negative: false };
    expect(refusalOf(() => takeStock(order, stockSteps(null, order), [strict], actBy()))).toBe(
      'itemUnavailable',
    );
    expect(balanceAfter(-2, { mode: 'return', quantity: 2, reason: '' }, true)).toBe(0);
  });
});
