import {
  reported,
  type Reported,
  type ReportFacts,
  type ReportOrder,
} from '@servery/domain/reports';
import { sql, type RawBuilder } from 'kysely';
import { all, type Sql } from '../../storage/sql.ts';

/** A merchant and the first and last trading day. */
export type Period = Pick<ReportFacts, 'merchant_id' | 'from_date' | 'to_date'>;

const chunk = 500;

/** Returns the condition that a business date is in a period. */
export const isWithin = (column: string, { from_date, to_date }: Period): RawBuilder<unknown> =>
  sql`${sql.ref(column)} between ${from_date}::date and ${to_date}::date`;

/** The columns of the rows below an order that its report uses. */
const columns = {
  order_line: sql`c.id, c.menu_id, c.category_id, c.name, c.quantity, c.unit_price, c.options,
    c.tax_class, c.status, c.sent_qty, c.is_comped`,
  order_reduction: sql`c.id, c.kind, c.label, c.rate, c.amount`,
  payment: sql`c.id, c.option_id, c.name, c.kind, c.channel, c.state, c.amount, c.tip, c.tendered,
    c.change, c.rounding, c.fee, c.business_date, c.at, c.by`,
  refund: sql`c.id, c.payment_id, c.amount, c.reason_code, c.reason, c.state, c.is_overpayment,
    c.tender, c.scope, c.business_date, c.at, c.by`,
};
type Below = keyof typeof columns;

/**
 * Returns the rows of a table below each order `o`, as one JSON text per order. They are looked up by
 * order: joins of grouped rows repeat the grouping for each order while the statistics of a table
 * are missing or old.
 */
const rowsOf = (table: Below) =>
  sql`coalesce((select json_agg(x order by c.place)
    from ${sql.table(table)} c cross join lateral (select ${columns[table]}) x
    where c.merchant_id = o.merchant_id and c.order_id = o.id), '[]')`;

interface StoredReportOrder extends Omit<ReportOrder, 'staff'> {
  staff_id: number | null;
  staff_name: string;
}

/** Converts the instant of a row from PostgreSQL's JSON format to ISO 8601. */
const dated = <Row extends { at: string }>(row: Row): Row => ({
  ...row,
  at: new Date(row.at).toISOString(),
});

const reportOrderOf = ({ staff_id, staff_name, ...order }: StoredReportOrder): ReportOrder => ({
  ...order,
  staff: staff_id === null ? null : { id: staff_id, name: staff_name },
  payments: order.payments.map(dated),
  refunds: order.refunds.map(dated),
});

/** Returns the ids of the orders that were placed, paid or refunded in a period, the lowest first. */
async function idsIn(db: Sql, period: Period): Promise<number[]> {
  const { merchant_id } = period;
  const rows = await all(
    db,
    sql<{ id: number }>`select d.id from orders d
        where d.merchant_id = ${merchant_id} and ${isWithin('d.business_date', period)}
      union select p.order_id from payment p
        where p.merchant_id = ${merchant_id} and ${isWithin('p.business_date', period)}
      union select r.order_id from refund r
        where r.merchant_id = ${merchant_id} and ${isWithin('r.business_date', period)}
      order by id`,
  );
  return rows.map(({ id }) => id);
}

/**
 * Returns the orders that were placed, paid or refunded in a period, by their ids. They are read in
 * chunks: while the database reads the next one, the server prices the last one, and answers other
 * requests in between.
 */
export async function ordersIn(
  db: Sql,
  period: Period,
  trading: ReportFacts['trading'],
): Promise<Reported[]> {
  const read = async (ids: readonly number[]) => {
    const rows = await all(
      db,
      sql<StoredReportOrder>`select o.business_date, o.order_method, o.status, o.status_at,
          o.completed_at, o.staff_id, o.staff_name, o.covers, o.delivery_fee,
          o.apply_service_charge, o.pricing, ${rowsOf('order_line')} as items,
          ${rowsOf('order_reduction')} as reductions, ${rowsOf('payment')} as payments,
          ${rowsOf('refund')} as refunds
        from orders o
        where o.merchant_id = ${period.merchant_id} and o.id = any(${ids}::bigint[])
          and o.status <> 'draft'
        order by o.id`,
    );
    return rows.map((row) => reported(reportOrderOf(row), trading));
  };
  const ids = await idsIn(db, period);
  const chunks = Array.from({ length: Math.ceil(ids.length / chunk) }, (_, i) =>
    read(ids.slice(i * chunk, (i + 1) * chunk)),
  );
  return (await Promise.all(chunks)).flat();
}
