import { getOrder, Problem, type OrderChange } from '@servery/api';
import { shape } from '@servery/api/serve';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { contextBy, anyOrder, itemNamed, menu, optionOf, outlet, owed } from './anyOrder.ts';
import { cancelOrder } from './cancelOrder.ts';
import { claimOrder } from './claimOrder.ts';
import { getQuote, replaceByDelivery } from './delivery.ts';
import { listOf, terminal } from './list.ts';
import { reviewReasons } from './reasons.ts';
import type { ActionContext, OrderRecord } from './record.ts';
import { requestRefund } from './requestRefund.ts';
import { showOrder } from './show.ts';
import { reversePayment, takePayment } from './togglePaymentStatus.ts';
import { toggleOrderStatus } from './toggleOrderStatus.ts';
import { updateOrder } from './updateOrder.ts';
import { voidOrder } from './voidOrder.ts';

type Move = (order: OrderRecord, context: ActionContext, dice: number) => OrderRecord;

const at = (order: OrderRecord) => ({ version: order.version });
const reason = 'Because';

const edit =
  (changeOf: (order: OrderRecord, dice: number) => OrderChange): Move =>
  (order, context, dice) =>
    updateOrder(order, { ...at(order), changes: [changeOf(order, dice)] }, context, {
      menu,
      discounts: outlet.discounts,
    });

const lineOf = (order: OrderRecord, dice: number) =>
  order.items[dice % order.items.length]?.id ?? 0;

const moves: Record<string, Move> = {
  accept: (order, context) =>
    toggleOrderStatus(order, { ...at(order), status: 'accepted' }, context),
  reject: (order, context) =>
    toggleOrderStatus(order, { ...at(order), status: 'cancelled', reason }, context),
  start: (order, context) =>
    toggleOrderStatus(order, { ...at(order), status: 'preparing' }, context),
  ready: (order, context) => toggleOrderStatus(order, { ...at(order), status: 'ready' }, context),
  serve: (order, context) => toggleOrderStatus(order, { ...at(order), status: 'served' }, context),
  dispatch: (order, context) =>
    toggleOrderStatus(order, { ...at(order), status: 'dispatched' }, context),
  complete: (order, context) =>
    toggleOrderStatus(order, { ...at(order), status: 'completed' }, context),
  reopen: (order, context) =>
    toggleOrderStatus(order, { ...at(order), status: 'served', reason }, context),
  undo: (order, context) =>
    toggleOrderStatus(order, { ...at(order), status: 'new', undo: true }, context),
  claim: (order, context) => claimOrder(order, { ...at(order), claimed: true }, context),
  unclaim: (order, context) => claimOrder(order, { ...at(order), claimed: false }, context),
  void: (order, context) => voidOrder(order, { ...at(order), reason }, context),
  cancel: (order, context, dice) =>
    cancelOrder(order, { ...at(order), reason, made: dice > 50 }, context),
  pay: (order, context, dice) => {
    const kinds = ['cash', 'card', 'e_wallet', 'wallet'] as const;
    const payment_option_id = optionOf(kinds[dice % 4]!).id;
    const amount = Math.max(1, dice > 60 ? owed(order) : Math.floor(owed(order) / 3));
    const tenders = [{ payment_option_id, amount }];
    return takePayment(order, { ...at(order), tenders }, outlet.payment_options, context);
  },
  reverse: (order, context, dice) => {
    const payment_id = order.payments[dice % Math.max(1, order.payments.length)]?.id ?? 0;
    return reversePayment(order, { ...at(order), payment_id, reason }, context);
  },
  deliver: (order, context) => {
    const { quote_id } = getQuote(order, '', context);
    const to = { customer_name: 'Dev', phone: '+60123456789', address: 'Jalan Telawi 3' };
    return replaceByDelivery(order, { ...at(order), quote_id, ...to }, context);
  },
  add: edit(() => ({
    type: 'add_line',
    menu_id: itemNamed('Cendol').id,
    quantity: 1,
    options: [],
    note: '',
  })),
  quantity: edit((order, dice) => ({
    type: 'set_quantity',
    line_id: lineOf(order, dice),
    quantity: 1 + (dice % 5),
  })),
  strike: edit((order, dice) => ({
    type: 'void_line',
    line_id: lineOf(order, dice),
    reason,
    made: dice > 50,
  })),
  comp: edit((order, dice) => ({ type: 'comp_line', line_id: lineOf(order, dice), reason })),
  reduce: edit((_, dice) => ({
    type: 'add_adjustment',
    label: 'Sorry',
    rate: dice % 2 ? dice * 100 : null,
    amount: dice % 2 ? null : dice * 20,
  })),
  plain: edit((_, dice) => ({ type: 'apply_service_charge', apply: dice > 50 })),
  refundItem: (order, context, dice) => {
    const lines = [{ line_id: lineOf(order, dice), quantity: 1 + (dice % 2) }];
    return requestRefund(order, { ...at(order), lines, delivery_fee: false, reason }, context);
  },
  refunds: (order) => ({
    ...order,
    refunds: order.refunds.map((refund) => ({ ...refund, state: 'completed' })),
  }),
};

const steps = fc.array(
  fc.record({
    name: fc.constantFrom(...Object.keys(moves)),
    dice: fc.integer({ min: 0, max: 99 }),
    seconds: fc.integer({ min: 0, max: 3000 }),
  }),
  { minLength: 1, maxLength: 25 },
);

/** Takes each random move that the rules allow, and passes the order to `look` after each. */
const walk = (
  method: 'dine_in' | 'pickup',
  path: readonly { name: string; dice: number; seconds: number }[],
  look: (now: OrderRecord, before: OrderRecord, name: string) => void,
) => {
  let order = anyOrder(method);
  let clock = 0;
  for (const { name, dice, seconds } of path) {
    clock += seconds;
    const context = contextBy('merchant', clock);
    const before = order;
    try {
      order = moves[name]!(order, context, dice);
    } catch (error) {
      if (!(error instanceof Problem)) throw error;
    }
    order = reviewReasons(order, context.now, outlet.settings);
    look(order, before, name);
  }
};

const method = fc.constantFrom('dine_in' as const, 'pickup' as const);

describe('order after random actions', () => {
  test('is in exactly one list, as its status and reasons determine', () => {
    fc.assert(
      fc.property(method, steps, (how, path) => {
        walk(how, path, (order) => {
          const isAsking = order.reasons.some(({ resolved_at }) => resolved_at === null);
          const lists = {
            new: order.status === 'new',
            action: order.status !== 'new' && (isAsking || !terminal.has(order.status)),
            completed: terminal.has(order.status) && !isAsking,
          };
          const holding = Object.entries(lists).filter(([, isIn]) => isIn);
          expect(holding.map(([name]) => name)).toEqual([listOf(order)]);
        });
      }),
      { numRuns: 200 },
    );
  });

  test('matches the contract when shown, and its amounts sum up', () => {
    fc.assert(
      fc.property(method, steps, (how, path) => {
        walk(how, path, (order) => {
          const shown = showOrder(order);
          expect(() => shape(getOrder, shown)).not.toThrow();
          const { totals } = shown;
          expect(totals.net).toBe(shown.items.reduce((sum, { net }) => sum + net, 0));
          expect(totals.net).toBe(
            totals.gross - totals.item_discounts - totals.order_discounts - totals.comps,
          );
          expect(totals.total).toBe(totals.net + totals.service_charge + totals.fees + totals.tax);
          expect(totals.due).toBe(totals.total + totals.rounding);
          const isOff = order.status === 'voided' || order.status === 'cancelled';
          expect(totals.balance).toBe(isOff ? 0 : totals.due - totals.captured);
          expect(Math.abs(totals.rounding)).toBeLessThanOrEqual(2);
        });
      }),
      { numRuns: 200 },
    );
  });

  test('is paid only with captured money, and not charged once called off without any', () => {
    fc.assert(
      fc.property(method, steps, (how, path) => {
        walk(how, path, (order) => {
          const { payment_status, totals } = showOrder(order);
          if (payment_status === 'paid') expect(totals.captured).toBeGreaterThan(0);
          const isOff = order.status === 'voided' || order.status === 'cancelled';
          if (isOff && totals.captured === 0 && totals.refunded === 0)
            expect(payment_status).toBe('not_charged');
        });
      }),
      { numRuns: 200 },
    );
  });

  test('only gains versions, lines, payments, refunds and timeline entries', () => {
    fc.assert(
      fc.property(method, steps, (how, path) => {
        walk(how, path, (order, before) => {
          expect(order.version - before.version).toBeLessThanOrEqual(1);
          const gone = <T extends { id: number }>(now: readonly T[], then: readonly T[]) =>
            then.filter(({ id }) => !now.some((one) => one.id === id));
          expect(gone(order.items, before.items)).toEqual([]);
          expect(gone(order.payments, before.payments)).toEqual([]);
          expect(gone(order.refunds, before.refunds)).toEqual([]);
          expect(order.timeline.slice(0, before.timeline.length)).toEqual(before.timeline);
          expect(order.timeline.length > before.timeline.length).toBe(
            order.version > before.version,
          );
        });
      }),
      { numRuns: 200 },
    );
  });

  test('changes by time alone at review_at, and not before', () => {
    fc.assert(
      fc.property(method, steps, (how, path) => {
        walk(how, path, (order) => {
          const before = Date.parse(order.review_at ?? '2100-01-01') - 1;
          expect(reviewReasons(order, new Date(before), outlet.settings)).toBe(order);
          if (!order.review_at) return;
          const after = reviewReasons(order, new Date(order.review_at), outlet.settings);
          expect(after.reasons.length).toBeGreaterThan(order.reasons.length);
        });
      }),
      { numRuns: 200 },
    );
  });

  test('never requests more refunds than were captured', () => {
    fc.assert(
      fc.property(method, steps, (how, path) => {
        walk(how, path, (order) => {
          const taken = order.payments
            .filter(({ state }) => state === 'captured')
            .reduce((sum, { amount }) => sum + amount, 0);
          const refundedTotal = order.refunds
            .filter(({ state }) => state !== 'cancelled')
            .reduce((sum, { amount }) => sum + amount, 0);
          expect(refundedTotal).toBeLessThanOrEqual(taken);
        });
      }),
      { numRuns: 200 },
    );
  });
});
