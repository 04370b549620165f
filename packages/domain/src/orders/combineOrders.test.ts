import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  contextBy,
  anyOrder,
  itemNamed,
  menu,
  optionOf,
  orderAt,
  outlet,
  refusalOf,
} from './anyOrder.ts';
import { billOf } from './bill.ts';
import { combineOrders } from './combineOrders.ts';
import { coversOf } from './coversOf.ts';
import type { OrderRecord } from './record.ts';
import { takePayment } from './togglePaymentStatus.ts';
import { takeStep } from './toggleOrderStatus.ts';
import { updateOrder } from './updateOrder.ts';

const versionsOf = (orders: readonly OrderRecord[]) =>
  new Map(orders.map(({ id, version }) => [id, version]));

const combine = (orders: readonly OrderRecord[], versions = versionsOf(orders)) => {
  const [target, ...sources] = orders;
  return combineOrders(target!, sources, versions, contextBy('waiter'));
};

const part = fc.record({
  stage: fc.constantFrom('new', 'accepted', 'ready', 'served'),
  more: fc.integer({ min: 0, max: 3 }),
  isComped: fc.boolean(),
  isReduced: fc.boolean(),
  paid: fc.integer({ min: 0, max: 400 }),
});

const made = (input: typeof part extends fc.Arbitrary<infer T> ? T : never): OrderRecord => {
  const context = contextBy();
  let order = anyOrder();
  for (const [stage, name] of [
    ['accepted', 'accept'],
    ['ready', 'ready'],
    ['served', 'serve'],
  ] as const) {
    const reached = ['new', 'accepted', 'ready', 'served'];
    if (reached.indexOf(input.stage) >= reached.indexOf(stage))
      order = takeStep(order, name, {}, context);
  }
  const changes = [
    ...Array.from({ length: input.more }, () => ({
      type: 'add_line' as const,
      menu_id: itemNamed('Cendol').id,
      quantity: 2,
      options: [],
      note: '',
    })),
    ...(input.isComped
      ? [{ type: 'comp_line' as const, line_id: order.items[0]!.id, reason: 'Late' }]
      : []),
    ...(input.isReduced
      ? [{ type: 'add_adjustment' as const, label: 'Sorry', rate: 1000, amount: null }]
      : []),
  ];
  const store = { menu, discounts: outlet.discounts };
  if (changes.length)
    order = updateOrder(order, { version: order.version, changes }, context, store);
  if (input.paid === 0) return order;
  const tenders = [{ payment_option_id: optionOf('card').id, amount: input.paid }];
  return takePayment(order, { version: order.version, tenders }, outlet.payment_options, context);
};

const sum = (numbers: readonly number[]) => numbers.reduce((total, one) => total + one, 0);

describe('combining orders', () => {
  test('keeps every line with its price and sent quantity, and every payment', () => {
    fc.assert(
      fc.property(fc.array(part, { minLength: 2, maxLength: 5 }), (inputs) => {
        const before = inputs.map(made);
        const [target, ...sources] = combine(before);
        const preservedFields = ({
          id,
          quantity,
          unit_price,
          sent_qty,
          is_comped,
          status,
        }: OrderRecord['items'][number]) => ({
          id,
          quantity,
          unit_price,
          sent_qty,
          is_comped,
          status,
        });
        expect(target.items.map(preservedFields)).toEqual(
          before.flatMap(({ items }) => items.map(preservedFields)),
        );
        expect(target.payments).toEqual(before.flatMap(({ payments }) => payments));
        const goods = before.map((order) => billOf({ ...order, reductions: [] }).totals.net);
        expect(billOf(target).totals.net).toBe(sum(goods));
        expect(target.covers).toBe(coversOf(before));
        for (const source of sources)
          expect(source).toMatchObject({
            status: 'merged',
            merged_into: target.id,
            items: [],
            payments: [],
            refunds: [],
          });
      }),
      { numRuns: 150 },
    );
  });

  test('records the first order of each line, also after a second combination', () => {
    const [one, two, three] = [anyOrder(), anyOrder(), anyOrder()];
    const [both] = combine([one, two]);
    const [all] = combine([three, both]);
    expect(all.items.map(({ origin_id }) => origin_id)).toEqual(
      [three, three, one, one, two, two].map(({ id }) => id),
    );
  });

  test('takes the earliest status without sending served lines to the kitchen again', () => {
    const served = orderAt('served', 'dine_in', false);
    const items = served.items.map((line) => ({
      ...line,
      status: 'served' as const,
      sent_qty: line.quantity,
    }));
    const [target] = combine([{ ...served, items }, anyOrder()]);
    expect(target).toMatchObject({ status: 'new', served_at: null, ready_at: null });
    const accepted = takeStep(target, 'accept', {}, contextBy());
    expect(accepted.items.map(({ status }) => status)).toEqual([
      'served',
      'served',
      'queued',
      'queued',
    ]);
  });

  test('keeps the latest promised time', () => {
    const [early, late] = [10, 40].map((minutes) =>
      takeStep(anyOrder(), 'accept', { minutes }, contextBy()),
    );
    expect(combine([early!, late!])[0].promised_at).toBe(late!.promised_at);
    expect(combine([late!, early!])[0].promised_at).toBe(late!.promised_at);
  });

  test('is refused for orders that can’t be combined', () => {
    const one = anyOrder();
    const other = anyOrder();
    const pending = { ...orderAt('new').payments[0]!, state: 'pending' as const };
    const wrong: Record<string, OrderRecord[]> = {
      alone: [one],
      'with itself': [one, one],
      twice: [one, other, other],
      completed: [one, orderAt('completed')],
      draft: [one, orderAt('draft')],
      'another merchant': [one, { ...other, merchant_id: 102 }],
      'another day': [one, { ...other, business_date: '2026-11-19' }],
      'another tax': [
        one,
        {
          ...other,
          pricing: {
            ...other.pricing,
            tax_classes: other.pricing.tax_classes.map((tax) => ({ ...tax, rate: 800 })),
          },
        },
      ],
      'a payment under way': [one, { ...other, payments: [pending] }],
      'a printed bill': [{ ...one, is_bill_printed: true }, other],
    };
    for (const [why, orders] of Object.entries(wrong))
      expect([why, refusalOf(() => combine(orders))]).toEqual([why, 'cannotCombine']);
  });

  test('is refused for an outdated version of any order', () => {
    const [one, two] = [anyOrder(), anyOrder()];
    const versions = versionsOf([one, two]);
    const later = takeStep(two, 'accept', {}, contextBy());
    expect(refusalOf(() => combine([one, later], versions))).toBe('conflict');
    expect(refusalOf(() => combine([later, one], versions))).toBe('conflict');
  });
});
