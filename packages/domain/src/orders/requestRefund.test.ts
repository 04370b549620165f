import type { RefundScope } from '@servery/api';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { anyOrder, contextBy, orderAt, paidBy, refusalOf } from './anyOrder.ts';
import { completeRefund } from './completeRefund.ts';
import { refundableOf } from './itemRefunds.ts';
import { offerOf } from './offers.ts';
import type { OrderRecord } from './record.ts';
import { requestRefund } from './requestRefund.ts';
import { showOrder } from './show.ts';
import { toggleOrderStatus } from './toggleOrderStatus.ts';

const completed = (kind: 'cash' | 'card' = 'card'): OrderRecord => ({
  ...paidBy(anyOrder(), kind),
  status: 'completed',
});

const request = (
  order: OrderRecord,
  units: readonly (readonly [line: number, quantity: number])[],
  more: Partial<RefundScope> = {},
): OrderRecord =>
  requestRefund(
    order,
    {
      version: order.version,
      lines: units.map(([line, quantity]) => ({
        line_id: order.items[line]?.id ?? line,
        quantity,
      })),
      delivery_fee: false,
      reason_code: 'quality',
      ...more,
    },
    contextBy(),
  );

const complete = (order: OrderRecord): OrderRecord =>
  order.refunds
    .filter(({ state }) => state === 'pending')
    .reduce(
      (next, { id }) => completeRefund(next, { version: next.version, refund_id: id }, contextBy()),
      order,
    );

const amounts = ({ refunds }: OrderRecord) => refunds.map(({ amount }) => amount);

describe('a request to refund items', () => {
  test('asks for their share of net, service charge and tax', () => {
    // 18.54 in total; a roti tisu is 4.50 + 0.45 + 0.30.
    const order = request(completed(), [[0, 1]]);
    expect(showOrder(order)).toMatchObject({
      status: 'completed',
      list: 'action',
      payment_status: 'paid',
      refunds: [
        {
          amount: 525,
          state: 'pending',
          reason_code: 'quality',
          scope: { lines: [{ line_id: order.items[0]!.id, quantity: 1 }], delivery_fee: false },
        },
      ],
    });
    expect(order.timeline.at(-1)).toMatchObject({
      kind: 'request_refund',
      facts: { amount: 525, reason_code: 'quality' },
    });
    expect(showOrder(complete(order))).toMatchObject({
      list: 'completed',
      payment_status: 'partially_refunded',
    });
  });

  test('rounds cash, and gives back what was paid in the end', () => {
    const paid = completed('cash');
    expect(showOrder(paid).totals.captured).toBe(1855);
    const first = request(paid, [[1, 1]]);
    expect(amounts(first)).toEqual([805]);
    const all = request(complete(first), [[0, 2]]);
    expect(amounts(all)).toEqual([805, 1050]);
    expect(showOrder(complete(all))).toMatchObject({ payment_status: 'refunded' });
  });

  test('gives back the delivery fee once, and only if that is asked for', () => {
    const order = {
      ...paidBy(
        { ...anyOrder('pickup'), order_method: 'delivery' as const, delivery_fee: 600 },
        'card',
      ),
      status: 'completed' as const,
    };
    const scope = { lines: [], delivery_fee: true };
    const refunded = request(order, [], scope);
    expect(amounts(refunded)).toEqual([636]);
    expect(refundableOf(refunded).delivery_fee).toBe(false);
    expect(refusalOf(() => request(refunded, [], scope))).toBe('invalid');
    expect(refusalOf(() => request(completed(), [], scope))).toBe('invalid');
  });

  test('is refused for more than was sold, for what isn’t sold, and for nothing', () => {
    const order = completed();
    const once = request(order, [[0, 1]]);
    const comped = {
      ...order,
      items: order.items.map((line) => ({ ...line, is_comped: true })),
    };
    for (const [of, units] of [
      [order, [[0, 3]]],
      [
        order,
        [
          [0, 1],
          [0, 2],
        ],
      ],
      [once, [[0, 2]]],
      [order, [[99, 1]]],
      [order, []],
      [comped, [[0, 1]]],
    ] as const)
      expect(refusalOf(() => request(of, units))).toMatch(/^(invalid|notAllowedNow)$/);
  });

  test('is refused before the order is completed and paid', () => {
    for (const order of [
      orderAt('served'),
      orderAt('completed', 'dine_in', false),
      orderAt('cancelled'),
      orderAt('voided'),
    ])
      expect(refusalOf(() => request(order, [[0, 1]]))).toBe('notAllowedNow');
  });

  test('keeps the bill as it is: the order can’t be reopened, nor its last step undone', () => {
    const order = request(completed(), [[0, 1]]);
    expect(order.undo).toBeNull();
    const reopen = () =>
      toggleOrderStatus(
        order,
        { version: order.version, status: 'served', reason_code: 'guest_adds' },
        contextBy(),
      );
    expect(refusalOf(reopen)).toBe('notAllowedNow');
  });

  test('is offered while something is left, and reopening the order no longer is', () => {
    const offers = (order: OrderRecord) => {
      const { rights } = contextBy().actor;
      return (['refund_items', 'reopen'] as const).map((action) =>
        offerOf(action, showOrder(order), rights),
      );
    };
    expect(offers(completed())).toEqual(['allow', 'allow']);
    const part = request(completed(), [[0, 1]]);
    expect(offers(part)).toEqual(['allow', 'deny']);
    expect(offers(complete(part))).toEqual(['allow', 'deny']);
    const all = request(part, [
      [0, 1],
      [1, 1],
    ]);
    expect(offers(complete(all))).toEqual(['deny', 'deny']);
  });

  test.each(['waiter', 'kitchen', 'host', 'marketing'] as const)('is refused to a %s', (who) => {
    const order = completed();
    const input = {
      version: order.version,
      lines: [{ line_id: order.items[0]!.id, quantity: 1 }],
      delivery_fee: false,
      reason_code: 'quality' as const,
    };
    expect(refusalOf(() => requestRefund(order, input, contextBy(who)))).toBe('forbidden');
  });
});

test('refunds of all items sum to what was paid, in any order and tender', () => {
  const units = [0, 0, 1].map((line) => [line, 1] as const);
  fc.assert(
    fc.property(
      fc.constantFrom('cash' as const, 'card' as const),
      fc.shuffledSubarray([0, 1, 2], { minLength: 3 }),
      (kind, order) => {
        const paid = completed(kind);
        const done = order.reduce((next, at) => complete(request(next, [units[at]!])), paid);
        const sum = amounts(done).reduce((all, amount) => all + amount, 0);
        expect(sum).toBe(showOrder(paid).totals.captured);
        expect(showOrder(done).payment_status).toBe('refunded');
        if (kind === 'cash') expect(amounts(done).every((amount) => amount % 5 === 0)).toBe(true);
      },
    ),
  );
});
