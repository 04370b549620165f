import type { Named, OrderRow } from '@servery/api';
import { sql } from 'kysely';

type Head = Omit<OrderRow, 'table' | 'staff' | 'promotion'>;

/** An order as one row of `shortColumns`. */
export interface ShortOrder extends Head {
  table_id: number | null;
  table_name: string;
  staff_id: number | null;
  staff_name: string;
  promotion_id: number | null;
  promotion_name: string;
}

/** The columns of an order `o` of a merchant `m` that lists show. */
export const shortColumns = sql<ShortOrder>`o.id, o.version, o.merchant_id, m.name as merchant_name, o.number,
  o.transaction_id, o.business_date, o.order_method, o.status, o.list, o.payment_status,
  o.table_id, o.table_name, o.staff_id, o.staff_name, o.promotion_id, o.promotion_name,
  o.customer_name, o.covers, o.note, o.placed_at, o.promised_at, o.status_at, o.item_count,
  o.total, o.balance, o.open_reasons as reasons, o.line_summary as lines,
  case when o.status in ('voided', 'cancelled') then (
    select jsonb_build_object('reason_code', e.facts ->> 'reason_code', 'reason', e.facts ->> 'reason')
    from order_event e
    where e.merchant_id = o.merchant_id and e.order_id = o.id
      and e.kind in ('void', 'cancel', 'reject')
    order by e.place desc limit 1) end as ended_for`;

const namedOf = (id: number | null, name: string): Named | null =>
  id === null ? null : { id, name };

/** Returns an order as lists show it. */
export function shortOf(row: ShortOrder): OrderRow {
  const { table_id, table_name, staff_id, staff_name, promotion_id, promotion_name, ...head } = row;
  return {
    ...head,
    table: namedOf(table_id, table_name),
    staff: namedOf(staff_id, staff_name),
    promotion: namedOf(promotion_id, promotion_name),
  };
}
