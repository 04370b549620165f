import fc from 'fast-check';
import { expect, test } from 'vitest';
import { round5 } from '../money/index.ts';
import {
  contextBy,
  anyOrder,
  itemNamed,
  menu,
  optionOf,
  outlet,
  owed,
  refusalOf,
} from './anyOrder.ts';
import { payOrders, type TenderInput } from './payOrders.ts';
import type { PaymentOptionRecord } from '../payments/record.ts';
import type { OrderRecord } from './record.ts';
import { updateOrder } from './updateOrder.ts';

const versionsOf = (orders: readonly OrderRecord[]) =>
  new Map(orders.map(({ id, version }) => [id, version]));

const pay = (orders: readonly OrderRecord[], tenders: readonly TenderInput[]) =>
  payOrders(orders, { versions: versionsOf(orders), tenders }, outlet.payment_options, contextBy());

/** The options of the outlet, one of them changed. */
const optionsWith = (kind: 'cash' | 'card', more: Partial<PaymentOptionRecord>) =>
  outlet.payment_options.map((option) => (option.kind === kind ? { ...option, ...more } : option));

const tender = (kind: 'cash' | 'card', amount: number, tendered: number | null = null) => ({
  payment_option_id: optionOf(kind).id,
  amount,
  tendered,
});

/** Bills of a table with different totals. */
const bills = fc
  .array(fc.tuple(fc.integer({ min: 1, max: 6 }), fc.integer({ min: 0, max: 2000 })), {
    minLength: 1,
    maxLength: 4,
  })
  .map((wanted) =>
    wanted.map(([quantity, amount]) =>
      updateOrder(
        anyOrder(),
        {
          version: 1,
          changes: [
            { type: 'add_line', menu_id: itemNamed('Cendol').id, quantity, options: [], note: '' },
            ...(amount > 0
              ? [{ type: 'add_adjustment' as const, label: 'Sorry', rate: null, amount }]
              : []),
          ],
        },
        contextBy(),
        { menu, discounts: outlet.discounts },
      ),
    ),
  );

const sum = (numbers: readonly number[]) => numbers.reduce((total, number) => total + number, 0);

test('settles every bill in cash with a single rounding and a single change', () => {
  fc.assert(
    fc.property(bills, fc.nat(5000), (orders, more) => {
      const total = sum(orders.map(owed));
      const due = round5(total);
      const paid = pay(orders, [tender('cash', due, due + more)]);
      const payments = paid.flatMap((order) => order.payments);
      expect(paid.map(owed)).toEqual(orders.map(() => 0));
      expect(sum(payments.map(({ amount }) => amount))).toBe(due);
      expect(sum(payments.map(({ rounding }) => rounding))).toBe(due - total);
      expect(sum(payments.map(({ tendered }) => tendered))).toBe(due + more);
      expect(payments.filter(({ change }) => change > 0)).toHaveLength(more > 0 ? 1 : 0);
      expect(payments).toHaveLength(orders.length);
    }),
    { numRuns: 150 },
  );
});

test('refuses cash of which a whole note would come back as change', () => {
  const order = anyOrder();
  const due = round5(owed(order));
  const note = 10_000;
  expect(owed(pay([order], [tender('cash', due, due + note - 5)])[0]!)).toBe(0);
  for (const more of [note, 99_999_999 - due])
    expect(() => pay([order], [tender('cash', due, due + more)])).toThrow(
      expect.objectContaining({
        matter: { fields: { 'tenders.0.tendered': expect.objectContaining({ code: 'too_much' }) } },
      }),
    );
});

test('applies every sen of a tender exactly once, and leaves the rest to pay', () => {
  fc.assert(
    fc.property(bills, fc.integer({ min: 1, max: 99 }), (orders, percent) => {
      const total = sum(orders.map(owed));
      const amount = Math.max(1, Math.floor((total * percent) / 100));
      const paid = pay(orders, [tender('card', amount)]);
      expect(sum(paid.map(owed))).toBe(total - amount);
      const rest = pay(paid, [tender('card', total - amount)]);
      expect(rest.map(owed)).toEqual(orders.map(() => 0));
      expect(rest.every(({ payments }) => payments.every((payment) => payment.amount > 0))).toBe(
        true,
      );
    }),
    { numRuns: 150 },
  );
});

test('leaves a bill that the tender doesn’t reach unchanged', () => {
  const orders = [anyOrder(), anyOrder()];
  const [first, second] = pay(orders, [tender('card', 100)]);
  expect([first!.payments.length, second]).toEqual([1, orders[1]]);
});

test('refuses a changed bill, and a wallet payment without a member', () => {
  const [one, two] = [anyOrder(), { ...anyOrder(), member: null }];
  const versions = new Map([[one.id, one.version]]);
  const input = { versions, tenders: [tender('card', 100)] };
  expect(refusalOf(() => payOrders([one, two], input, outlet.payment_options, contextBy()))).toBe(
    'conflict',
  );
  const wallet = { payment_option_id: optionOf('wallet').id, amount: 100 };
  expect(refusalOf(() => pay([one, two], [wallet]))).toBe('invalid');
});

test.each([
  ['is inactive', { is_active: false }],
  ['isn’t for its order method', { methods: ['pickup' as const] }],
])('refuses a bill to be paid with an option that %s', (_why, more) => {
  const order = anyOrder('dine_in');
  const input = {
    versions: versionsOf([order]),
    tenders: [tender('cash', 100), tender('card', 100)],
  };
  expect(() => payOrders([order], input, optionsWith('card', more), contextBy())).toThrow(
    expect.objectContaining({
      code: 'invalid',
      matter: {
        fields: {
          'tenders.1.payment_option_id': expect.objectContaining({ code: 'not_offered' }) as object,
        },
      },
    }) as Error,
  );
});

test('records the estimated fee of each payment, and a fixed fee once per tender', () => {
  const orders = [anyOrder(), anyOrder(), anyOrder()];
  const total = sum(orders.map(owed));
  const input = { versions: versionsOf(orders), tenders: [tender('card', total)] };
  const options = optionsWith('card', { fee_rate: 80, fee_fixed: 50 });
  const fees = payOrders(orders, input, options, contextBy()).flatMap(({ payments }) =>
    payments.map(({ fee }) => fee),
  );
  // 0.80 % of 18.54 is 0.15 each.
  expect(fees).toEqual([15, 15, 65]);
});

test('a tip is paid with the last bill that a tender pays, and is in none of the bills', () => {
  const options = optionsWith('cash', { tip_rates: [1_000] });
  fc.assert(
    fc.property(bills, fc.nat(5000), fc.nat(5000), (orders, tip, more) => {
      const due = round5(sum(orders.map(owed)));
      const tenders = [{ ...tender('cash', due, due + tip + more), tip }];
      const input = { versions: versionsOf(orders), tenders };
      const paid = payOrders(orders, input, options, contextBy());
      const payments = paid.flatMap((order) => order.payments);
      expect(paid.map(owed)).toEqual(orders.map(() => 0));
      expect(sum(payments.map(({ amount }) => amount))).toBe(due);
      expect(sum(payments.map((payment) => payment.tip))).toBe(tip);
      expect(sum(payments.map(({ change }) => change))).toBe(more);
      expect(payments.filter((payment) => payment.tip > 0).length).toBe(tip > 0 ? 1 : 0);
      for (const payment of payments)
        expect(payment.tendered).toBe(payment.amount + payment.tip + payment.change);
    }),
  );
});
