import { assert, array, constantFrom, integer, nat, option, property, record } from 'fast-check';
import { describe, expect, test } from 'vitest';
import { balanceAfter } from '../menu/balance.ts';
import { menuAt } from '../menu/availability.ts';
import type { ItemRecord, MoveRecord } from '../menu/record.ts';
import { contextBy, itemNamed, outlet, refusalOf } from './anyOrder.ts';
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

/** A test counter with three dishes, some with tracked stock, and the orders placed there. */
class Counter {
  readonly items: ItemRecord[];
  readonly orders = new Map<number, OrderRecord>();
  readonly moves: MoveRecord[] = [];
  readonly context = contextBy();

  constructor(stocks: readonly (number | null)[]) {
    this.items = dishes.map((item, i) => ({ ...item, stock: stocks[i] ?? null }));
    this.items.forEach(({ id, stock }) => this.count(id, stock));
  }

  get menu() {
    return menuAt(this.items, 'dine_in');
  }

  /** Sets the stock of an item by hand. */
  count(id: number, after: number | null): void {
    const item = this.items.find((one) => one.id === id)!;
    this.moves.push({
      id: this.context.nextId(),
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

  save(after: OrderRecord): void {
    const counted = this.items.flatMap(({ id, stock, allow_negative }): Counted[] =>
      stock === null ? [] : [{ id, stock, allow_negative }],
    );
    const before = this.orders.get(after.id) ?? null;
    const made = takeStock(after, stockSteps(before, after), counted, this.context);
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

const input = (dish: number, quantity: number) => ({
  menu_id: dishes[dish % dishes.length]!.id,
  quantity,
  options: [],
  note: '',
});

const place = ({ menu, context }: Counter, dish: number, quantity: number): OrderRecord =>
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
      lines: [input(dish, quantity), input(dish + 1, 1)],
      number: '001',
    },
    menu,
    context,
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

/** Runs one action at the counter; it may be refused. */
function run(counter: Counter, { did, order: nth, dish, quantity }: Doing): void {
  const { context, menu } = counter;
  if (did === 'place') return counter.save(place(counter, dish, quantity));
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
    counter.save(updateOrder(order, { version, changes: [one] }, context, { menu, ...none }));
  switch (did) {
    case 'add':
      return change({ type: 'add_line', ...input(dish, quantity) });
    case 'want':
      return change({ type: 'set_quantity', line_id, quantity });
    case 'void':
      return change({ type: 'void_line', line_id, reason, made: false });
    case 'spoil':
      return change({ type: 'void_line', line_id, reason, made: true });
    case 'accept':
      return counter.save(takeStep(order, 'accept', {}, context));
    case 'cancel':
      return counter.save(cancelOrder(order, { version, reason, made: quantity > 4 }, context));
    case 'off':
      return counter.save(voidOrder(order, { version, reason }, context));
    case 'combine': {
      const other = counter.at(nth + 1);
      if (!other) return undefined;
      const versions = new Map([order, other].map((one) => [one.id, one.version]));
      return combineOrders(order, [other], versions, context).forEach((one) => counter.save(one));
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

describe('stock balances', () => {
  test('equal the sum of their moves, and sales never exceed the stock', () => {
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
              // Each move starts from the balance of the one before.
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
              // Returns never exceed sales and waste, and nothing is wasted twice.
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

  test('without recounts, the remaining, sold and wasted quantities sum to the initial stock', () => {
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

  test('record each switch between waste and sale exactly once', () => {
    const counter = new Counter([null, 1, null]);
    const one = { order: 0, dish: 0, quantity: 5 };
    for (const did of ['place', 'accept', 'cancel', 'accept', 'off'] as const)
      run(counter, { ...one, did, quantity: did === 'place' ? 1 : 5 });
    const { id } = counter.items[1]!;
    const modes = counter.moves.filter(({ item_id }) => item_id === id).map(({ mode }) => mode);
    expect(modes.join(' ')).toBe('set sold return waste return sold return waste');
    expect(counter.items[1]!.stock).toBe(0);
  });

  test('fall below zero only if negative stock is allowed', () => {
    const item: Counted = { id: dishes[0]!.id, stock: 1, allow_negative: true };
    const order = place(new Counter([null, null, null]), 0, 3);
    const made = takeStock(order, stockSteps(null, order), [item], contextBy());
    expect(made.items).toEqual([{ ...item, stock: -2 }]);
    const strict = { ...item, allow_negative: false };
    expect(refusalOf(() => takeStock(order, stockSteps(null, order), [strict], contextBy()))).toBe(
      'itemUnavailable',
    );
    expect(balanceAfter(-2, { mode: 'return', quantity: 2, reason: '' }, true)).toBe(0);
  });
});
