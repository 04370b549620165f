import { expect, test } from 'vitest';
import { addRound, billFor } from './addRound.ts';
import { contextBy, anyOrder, menu, outlet, orderAt, paidBy } from './anyOrder.ts';
import { coversOf } from './coversOf.ts';
import { placeOrder } from './placeOrder.ts';
import { takeStep } from './toggleOrderStatus.ts';

const open = () => orderAt('served', 'dine_in', false);
const round = () => takeStep(anyOrder(), 'accept', {}, contextBy('merchant', 60));

test('adds a round to the newest unpaid bill of its table, or else of a linked table', () => {
  const bill = open();
  const later = { ...open(), placed_at: '2026-11-20T04:10:00.000Z' };
  const linked = { ...open(), table: outlet.tables[1]!, placed_at: '2026-11-20T04:20:00.000Z' };
  expect(billFor(round(), [bill, later, linked])?.id).toBe(later.id);
  expect(billFor(round(), [linked])?.id).toBe(linked.id);
});

test('adds no round to a bill that is paid, new, ended, full or being paid online', () => {
  const bill = open();
  const [payment] = paidBy(bill, 'card').payments;
  const pending = { ...bill, payments: [{ ...payment!, state: 'pending' as const }] };
  const others = [
    paidBy(bill, 'card'),
    anyOrder(),
    { ...bill, status: 'voided' as const },
    pending,
  ];
  for (const other of others) expect(billFor(round(), [other])).toBeNull();
  expect(billFor(anyOrder(), [bill])).toBeNull();
  const full = {
    ...bill,
    items: Array.from({ length: 500 }, (_, id) => ({ ...bill.items[0]!, id })),
  };
  expect(billFor(round(), [full])).toBeNull();
});

test('reopens a printed bill for a round and keeps its covers', () => {
  const bill = { ...open(), is_bill_printed: true, covers: 3 };
  const grown = addRound(bill, { ...round(), covers: 2 }, contextBy('waiter', 120));
  expect(grown).toMatchObject({ is_bill_printed: false, covers: 3, status: 'preparing' });
  expect(grown.timeline.at(-1)).toMatchObject({ kind: 'add_round', facts: { quantity: 3 } });
});

test('applies no minimum order to a round', () => {
  const settings = { ...outlet.settings, minimum_order: 1_000_000 };
  const context = contextBy('merchant', 0, { ...outlet, settings });
  const [line] = anyOrder().items;
  const cart = {
    order_method: 'dine_in' as const,
    table: outlet.tables[0]!,
    member: null,
    staff: null,
    source: 'staff' as const,
    customer_name: '',
    phone: '',
    address: '',
    postcode: '',
    covers: 2,
    note: '',
    number: '',
    lines: [{ menu_id: line!.menu_id, quantity: 1, options: [], note: '' }],
  };
  expect(() => placeOrder(cart, menu, context)).toThrow();
  expect(placeOrder({ ...cart, is_round: true }, menu, context).items).toHaveLength(1);
});

test('counts the guests of a table once across its bills', () => {
  const [a, b] = [outlet.tables[0]!, outlet.tables[1]!];
  expect(
    coversOf([
      { table: a, covers: 2 },
      { table: a, covers: 2 },
      { table: b, covers: 3 },
    ]),
  ).toBe(5);
  expect(
    coversOf([
      { table: null, covers: 1 },
      { table: null, covers: 2 },
    ]),
  ).toBe(3);
});
