import type {
  Named,
  Order,
  OrderEvent,
  Payment,
  PaymentStatus,
  Reason,
  Refund,
} from '@servery/api';
import type { CombineOrigin, LineRecord, OrderRecord, Pricing } from '@servery/domain/orders';
import { sql } from 'kysely';

type Facts = Omit<
  OrderRecord,
  | 'table'
  | 'staff'
  | 'promotion'
  | 'member'
  | 'undo'
  | 'items'
  | 'timeline'
  | 'merged_status'
  | 'combine_origin'
>;

/** An order as one row of `recordColumns`. */
export interface StoredOrder extends Facts {
  table_id: number | null;
  table_name: string;
  staff_id: number | null;
  staff_name: string;
  promotion_id: number | null;
  promotion_name: string;
  undo_status: NonNullable<Order['undo']>['status'] | null;
  undo_until: string;
  merged_status: PaymentStatus | null;
  combine_origin: CombineOrigin | null;
  pricing: Pricing;
  lines: LineRecord[];
  member: Order['member'];
  events: OrderEvent[];
}

const below = (table: string) =>
  sql`(select coalesce(jsonb_agg(
      to_jsonb(c) - '{merchant_id,order_id,place}'::text[] order by c.place), '[]')
    from ${sql.table(table)} c where c.merchant_id = o.merchant_id and c.order_id = o.id)`;

/** All columns and child rows of an order `o` of a merchant `m`, in one row. */
export const recordColumns = sql<StoredOrder>`o.id, o.version, o.merchant_id, m.name as merchant_name, o.number,
  o.transaction_id, o.business_date, o.order_method, o.status, o.table_id, o.table_name,
  o.staff_id, o.staff_name, o.promotion_id, o.promotion_name, o.customer_name, o.phone, o.address,
  o.covers, o.note, o.placed_at, o.promised_at, o.status_at, o.accepted_at, o.ready_at,
  o.served_at, o.claimed_at, o.completed_at, o.delivery_fee, o.apply_service_charge,
  o.is_bill_printed, o.undo_status, o.undo_until, o.merged_into, o.split_group_id,
  o.combine_origin, o.pricing, o.review_at,
  case when o.status = 'merged' then o.payment_status end as merged_status,
  ${below('order_line')} as lines,
  ${below('order_reduction')} as reductions,
  ${below('payment')} as payments,
  ${below('refund')} as refunds,
  (select jsonb_build_object('id', g.id, 'name', g.name, 'phone', g.phone, 'is_active', g.is_active)
    from member g where g.merchant_id = o.merchant_id and g.id = o.member_id) as member,
  ${below('order_reason')} as reasons,
  ${below('order_event')} as events`;

/** Converts an instant from PostgreSQL's JSON format to ISO 8601. */
const instant = (text: string): string => new Date(text).toISOString();
const dated = <T extends Payment | Refund | OrderEvent>(row: T): T => ({
  ...row,
  at: instant(row.at),
});

const reasonOf = (row: Reason): Reason => ({
  ...row,
  opened_at: instant(row.opened_at),
  resolved_at: row.resolved_at && instant(row.resolved_at),
});

const namedOf = (id: number | null, name: string): Named | null =>
  id === null ? null : { id, name };

/** Builds the order record from its row. */
export function recordOf(row: StoredOrder): OrderRecord {
  const {
    table_id,
    table_name,
    staff_id,
    staff_name,
    promotion_id,
    promotion_name,
    undo_status,
    undo_until,
    merged_status,
    combine_origin,
    lines,
    events,
    ...facts
  } = row;
  return {
    ...facts,
    ...(merged_status && { merged_status }),
    ...(combine_origin && { combine_origin }),
    table: namedOf(table_id, table_name),
    staff: namedOf(staff_id, staff_name),
    promotion: namedOf(promotion_id, promotion_name),
    undo: undo_status && { status: undo_status, until: undo_until },
    items: lines.map(({ kitchen, stock_qty, part_of, split_qty, ...line }) => ({
      ...line,
      ...(kitchen && { kitchen }),
      ...(stock_qty && { stock_qty }),
      ...(part_of && { part_of }),
      ...(split_qty && { split_qty }),
    })),
    payments: facts.payments.map(dated),
    refunds: facts.refunds.map(dated),
    reasons: facts.reasons.map(reasonOf),
    timeline: events.map(dated),
  };
}
