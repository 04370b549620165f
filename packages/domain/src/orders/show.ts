import type { Order, OrderRow } from '@servery/api';
import { priceOrder } from './bill.ts';
import { endingReason } from './changeReason.ts';
import { listOf } from './list.ts';
import type { OrderRecord } from './record.ts';

const calledOff: ReadonlySet<Order['status']> = new Set(['voided', 'cancelled']);

const sold = (order: OrderRecord) => order.items.filter(({ status }) => status !== 'voided');

/** Returns an order as its detail shows it: its facts and everything derived from them. */
export function showOrder(order: OrderRecord): Order {
  const {
    pricing: _pricing,
    review_at: _review,
    merged_status: _status,
    combine_origin,
    ...facts
  } = order;
  const priced = priceOrder(order);
  return {
    ...facts,
    ...priced,
    combined_from: order.status === 'merged' ? [] : [...(combine_origin?.sources ?? [])],
    list: listOf(order),
    item_count: sold(order).reduce((sum, { quantity }) => sum + quantity, 0),
    total: priced.totals.total,
    balance: priced.totals.balance,
  };
}

/** Returns an order as lists and tickets show it. */
export function showRow(order: OrderRecord): OrderRow {
  return rowOf(showOrder(order));
}

/** Returns the row of a shown order. */
export function rowOf(order: Order): OrderRow {
  const { items, reasons, ...rest } = order;
  return {
    id: rest.id,
    version: rest.version,
    merchant_id: rest.merchant_id,
    merchant_name: rest.merchant_name,
    number: rest.number,
    transaction_id: rest.transaction_id,
    business_date: rest.business_date,
    order_method: rest.order_method,
    status: rest.status,
    list: rest.list,
    payment_status: rest.payment_status,
    table: rest.table,
    staff: rest.staff,
    promotion: rest.promotion,
    customer_name: rest.customer_name,
    covers: rest.covers,
    note: rest.note,
    placed_at: rest.placed_at,
    promised_at: rest.promised_at,
    status_at: rest.status_at,
    item_count: rest.item_count,
    total: rest.total,
    balance: rest.balance,
    ended_for: calledOff.has(rest.status) ? endingReason(order) : null,
    reasons: reasons.filter(({ resolved_at }) => resolved_at === null).map(({ code }) => code),
    lines: items
      .filter(({ status }) => status !== 'voided')
      .map(({ name, quantity, options }) => ({
        name,
        quantity,
        options: options
          .map((option) =>
            option.quantity > 1 ? `${option.quantity} × ${option.name}` : option.name,
          )
          .join(', '),
      })),
  };
}
