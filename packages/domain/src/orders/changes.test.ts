import type { OrderChange } from '@servery/api';
import { describe, expect, test } from 'vitest';
import { contextBy, anyOrder, itemNamed, menu, orderAt, outlet, refusalOf } from './anyOrder.ts';
import { getQuote, quoteMinutes, replaceByDelivery } from './delivery.ts';
import { previewOf } from './preview.ts';
import type { ActionContext, OrderRecord } from './record.ts';
import { showOrder } from './show.ts';
import { takeStep } from './toggleOrderStatus.ts';
import { updateOrder } from './updateOrder.ts';
import { updateOrderOwner } from './updateOrderOwner.ts';

const edit = (
  order: OrderRecord,
  who: Parameters<typeof contextBy>[0],
  ...changes: OrderChange[]
) =>
  updateOrder(order, { version: order.version, changes }, contextBy(who), {
    menu,
    discounts: outlet.discounts,
  });

const by = (rate: number | null, amount: number | null = null): OrderChange => ({
  type: 'add_adjustment',
  label: 'Sorry',
  rate,
  amount,
});

describe('manual reductions', () => {
  test.each([
    ['merchant', 10_000, null],
    ['supervisor', 3_000, 'approvalRequired'],
    ['cashier', 500, 'approvalRequired'],
  ] as const)('a %s can reduce by up to %i hundredths of a percent', (who, limit, beyond) => {
    expect(refusalOf(() => edit(anyOrder(), who, by(limit)))).toBeNull();
    if (beyond) expect(refusalOf(() => edit(anyOrder(), who, by(limit + 1)))).toBe(beyond);
    expect(refusalOf(() => edit(anyOrder(), who, by(limit - 1), by(1)))).toBeNull();
    if (beyond) expect(refusalOf(() => edit(anyOrder(), who, by(limit), by(1)))).toBe(beyond);
  });

  test('a fixed amount counts as its percentage of the goods', () => {
    // 5 % of 15.90 is 79.5 sen.
    expect(refusalOf(() => edit(anyOrder(), 'cashier', by(null, 79)))).toBeNull();
    expect(refusalOf(() => edit(anyOrder(), 'cashier', by(null, 80)))).toBe('approvalRequired');
  });

  test('never make a bill negative', () => {
    const free = showOrder(edit(anyOrder(), 'merchant', by(null, 99_999), by(5_000)));
    expect(free.totals).toMatchObject({ order_discounts: 1590, net: 0, total: 0, balance: 0 });
  });
});

describe('changes of order lines', () => {
  const voidLine = (line_id: number, made = false): OrderChange => ({
    type: 'void_line',
    line_id,
    reason: 'Ordered twice',
    made,
  });

  test('send only the difference to the kitchen', () => {
    const order = takeStep(anyOrder(), 'accept', {}, contextBy());
    const cendol = { menu_id: itemNamed('Cendol').id, quantity: 2, options: [], note: '' };
    const more = edit(order, 'waiter', { type: 'add_line', ...cendol });
    expect(more.items.at(-1)).toMatchObject({ status: 'queued', sent_qty: 2 });
    const held = edit(anyOrder(), 'waiter', { type: 'add_line', ...cendol });
    expect(held.items.at(-1)).toMatchObject({ status: 'held', sent_qty: 0 });
  });

  test('need approval once the kitchen has the line', () => {
    const fresh = anyOrder();
    const line = fresh.items[0]!.id;
    expect(refusalOf(() => edit(fresh, 'waiter', voidLine(line)))).toBeNull();
    const sent = takeStep(fresh, 'accept', {}, contextBy());
    expect(refusalOf(() => edit(sent, 'waiter', voidLine(line)))).toBe('approvalRequired');
    expect(edit(sent, 'supervisor', voidLine(line, true)).items[0]).toMatchObject({
      status: 'voided',
      made: true,
    });
    // A line that was never sent to the kitchen can't have been made.
    expect(edit(fresh, 'waiter', voidLine(line, true)).items[0]?.made).toBe(false);
  });

  test('need another permission once the bill was printed', () => {
    const printed = { ...anyOrder(), is_bill_printed: true };
    const note: OrderChange = { type: 'set_note', note: 'Late' };
    expect(refusalOf(() => edit(printed, 'waiter', note))).toBe('forbidden');
    expect(refusalOf(() => edit(printed, 'cashier', note))).toBe('approvalRequired');
    expect(refusalOf(() => edit(printed, 'supervisor', note))).toBeNull();
  });

  test('removing a reduction restores every total', () => {
    const order = anyOrder();
    const reduced = edit(order, 'merchant', by(1234));
    const reduction_id = reduced.reductions[0]!.id;
    const back = edit(reduced, 'merchant', { type: 'remove_reduction', reduction_id });
    expect(showOrder(back).totals).toEqual(showOrder(order).totals);
  });
});

describe('delivery quote', () => {
  const to = { customer_name: 'Dev', phone: '+60123456789', address: 'Jalan Telawi 3' };
  const deliver = (order: OrderRecord, quote_id: string, context: ActionContext = contextBy()) =>
    replaceByDelivery(order, { version: order.version, quote_id, ...to }, context);

  test('is valid until its last millisecond', () => {
    const order = anyOrder();
    const { quote_id, fee, expires_at } = getQuote(order, '50350', contextBy());
    expect(Date.parse(expires_at) - contextBy().now.getTime()).toBe(quoteMinutes * 60_000);
    const end = quoteMinutes * 60;
    const sent = deliver(order, quote_id, contextBy('cashier', end - 0.001));
    expect(sent).toMatchObject({ order_method: 'delivery', delivery_fee: fee, table: null });
    expect(refusalOf(() => deliver(order, quote_id, contextBy('cashier', end)))).toBe(
      'quoteExpired',
    );
  });

  test('is refused if any part was altered', () => {
    const order = anyOrder();
    const [id, postcode, fee, expires] = getQuote(order, '50350', contextBy()).quote_id.split('.');
    const bent = [
      [Number(id) + 1, postcode, fee, expires],
      [id, postcode, 1, expires],
      [id, '50300', fee, expires],
      [id, postcode, fee, Number(expires) + 60_000_000],
      [id, postcode, fee, 'soon'],
      ['nonsense'],
    ];
    for (const parts of bent)
      expect(refusalOf(() => deliver(order, parts.join('.')))).toBe('quoteExpired');
    expect(refusalOf(() => deliver(order, [id, '99999', fee, expires].join('.')))).toBe(
      'outOfRange',
    );
  });

  test('is refused for orders that have left or are out of range', () => {
    for (const status of ['served', 'completed', 'voided'] as const)
      expect(refusalOf(() => getQuote(orderAt(status), '', contextBy()))).toBe('notAllowedNow');
    expect(refusalOf(() => getQuote(orderAt('ready', 'delivery'), '', contextBy()))).toBe(
      'notAllowedNow',
    );
    expect(refusalOf(() => getQuote(anyOrder(), '99999', contextBy()))).toBe('outOfRange');
  });
});

describe('preview', () => {
  const shown = (order: OrderRecord, after: OrderRecord, preview_id: string | null = null) =>
    previewOf([order], after, { preview: preview_id === null, preview_id });

  test('can be committed only unchanged', () => {
    const order = anyOrder();
    const after = edit(order, 'merchant', by(1000));
    const { preview_id, is_committed } = shown(order, after);
    expect(is_committed).toBe(false);
    expect(shown(order, after, preview_id).is_committed).toBe(true);
    const other = edit(order, 'merchant', by(1100));
    expect(refusalOf(() => shown(order, other, preview_id))).toBe('previewStale');
    const later = { ...order, version: order.version + 1 };
    expect(refusalOf(() => shown(later, after, preview_id))).toBe('previewStale');
  });

  test('lists the reductions that would be lost', () => {
    const order = edit(anyOrder(), 'merchant', by(1000));
    expect(shown(order, { ...order, reductions: [] }).lost).toEqual(['Sorry']);
    expect(shown(order, order).lost).toEqual([]);
  });
});

describe('order owner', () => {
  const member = { id: 5, name: 'Amirah', phone: '+60123456789', is_active: true };
  const own = (order: OrderRecord, to: typeof member | null) =>
    updateOrderOwner(order, { version: order.version, member: to, staff: null }, contextBy());
  const rank = { id: 9, kind: 'rank' as const, label: 'Gold rank', rate: 500, amount: null };

  test('a rank reduction is kept only for the same member', () => {
    const order = { ...anyOrder(), member, reductions: [rank] };
    expect(own(order, member).reductions).toEqual([rank]);
    expect(own(order, { ...member, id: 6 }).reductions).toEqual([]);
    expect(own(order, null).reductions).toEqual([]);
  });

  test('can change after completion, but not after a void, cancellation or combination', () => {
    expect(refusalOf(() => own(orderAt('completed'), member))).toBeNull();
    for (const status of ['voided', 'cancelled', 'merged'] as const)
      expect(refusalOf(() => own(orderAt(status), member))).toBe('notAllowedNow');
    expect(refusalOf(() => own(anyOrder(), { ...member, is_active: false }))).toBe('invalid');
  });
});
