import { rowOf, showOrder, type OrderRecord } from '@servery/domain/orders';
import { searchTextOf } from '../../storage/searchTextOf.ts';
import type { Row } from '../../storage/sql.ts';

/** The rows of an order: its own row, and its child rows per table. */
export interface OrderRows {
  order: Row;
  lines: Row[];
  reductions: Row[];
  payments: Row[];
  refunds: Row[];
  reasons: Row[];
  events: Row[];
}

/** Returns phone numbers on one line each, so that a whole number can be found by its line. */
const phoneTextOf = (...phones: readonly (string | undefined)[]): string => {
  const known = new Set(phones.filter(Boolean));
  return known.size === 0 ? '' : `\n${[...known].join('\n')}\n`;
};

const orderRow = (record: OrderRecord): Row => {
  const shown = rowOf(showOrder(record));
  return {
    merchant_id: record.merchant_id,
    id: record.id,
    version: record.version,
    number: record.number,
    transaction_id: record.transaction_id,
    business_date: record.business_date,
    order_method: record.order_method,
    status: record.status,
    table_id: record.table?.id ?? null,
    table_name: record.table?.name ?? null,
    staff_id: record.staff?.id ?? null,
    staff_name: record.staff?.name ?? null,
    member_id: record.member?.id ?? null,
    promotion_id: record.promotion?.id ?? null,
    promotion_name: record.promotion?.name ?? null,
    customer_name: record.customer_name,
    phone: record.phone,
    address: record.address,
    covers: record.covers,
    note: record.note,
    placed_at: record.placed_at,
    promised_at: record.promised_at,
    status_at: record.status_at,
    accepted_at: record.accepted_at,
    ready_at: record.ready_at,
    served_at: record.served_at,
    claimed_at: record.claimed_at,
    completed_at: record.completed_at,
    delivery_fee: record.delivery_fee,
    apply_service_charge: record.apply_service_charge,
    is_bill_printed: record.is_bill_printed,
    undo_status: record.undo?.status ?? null,
    undo_until: record.undo?.until ?? null,
    merged_into: record.merged_into,
    split_group_id: record.split_group_id,
    combine_origin: record.combine_origin ?? null,
    pricing: record.pricing,
    review_at: record.review_at,
    list: shown.list,
    payment_status: shown.payment_status,
    total: shown.total,
    balance: shown.balance,
    item_count: shown.item_count,
    open_reasons: shown.reasons,
    line_summary: shown.lines,
    search_text: searchTextOf(
      record.number,
      record.transaction_id,
      record.customer_name,
      record.table?.name,
    ),
    item_text: searchTextOf(...new Set(shown.lines.map(({ name }) => name))),
    phone_text: phoneTextOf(record.phone, record.member?.phone),
  };
};

/** Returns the rows of an order, including the columns for lists that the rules compute. */
export function rowsOf(record: OrderRecord): OrderRows {
  const { merchant_id, id: order_id } = record;
  const below = (items: readonly object[]): Row[] =>
    items.map((item, place) => ({ merchant_id, order_id, place, ...item }));
  return {
    order: orderRow(record),
    lines: below(
      record.items.map((line) => ({
        ...line,
        kitchen: line.kitchen ?? null,
        stock_qty: line.stock_qty ?? 0,
        part_of: line.part_of ?? null,
        split_qty: line.split_qty ?? 0,
      })),
    ),
    reductions: below(record.reductions),
    payments: below(record.payments),
    refunds: below(record.refunds),
    reasons: below(record.reasons),
    events: below(record.timeline),
  };
}
