import { noCash } from '@servery/domain/drawers';
import type { ReportCash, ReportFacts } from '@servery/domain/reports';
import { sql } from 'kysely';
import { columnsOf } from '../../storage/db/columnsOf.ts';
import { all, type Sql } from '../../storage/sql.ts';
import { loadShop } from '../orders/shop.ts';
import { sumsOfShifts } from '../drawers/load.ts';
import { shiftColumns, shiftOfRow, type StoredShift } from '../drawers/rows.ts';
import { isWithin, ordersIn, type Period } from './orders.ts';

async function shiftsIn(db: Sql, period: Period): Promise<ReportFacts['shifts']> {
  const rows = await all(
    db,
    sql<StoredShift>`select ${shiftColumns} from shift s
      where s.merchant_id = ${period.merchant_id} and ${isWithin('s.business_date', period)}
      order by s.opened_at, s.id`,
  );
  const current = await sumsOfShifts(
    db,
    rows.filter(({ sums }) => sums === null),
  );
  return rows.map((row) => {
    const shift = shiftOfRow(row);
    return { ...shift, sums: shift.sums ?? current.get(shift.id) ?? noCash };
  });
}

const cashIn = (db: Sql, period: Period): Promise<ReportCash[]> =>
  all(
    db,
    sql<ReportCash>`select c.kind, c.reason, sum(c.amount)::bigint as amount from cash_movement c
      where c.merchant_id = ${period.merchant_id} and ${isWithin('c.business_date', period)}
      group by c.kind, c.reason order by min(c.id)`,
  );

async function categoriesOf(db: Sql, merchant_id: number): Promise<Map<number, string>> {
  const rows = await all(
    db,
    sql<{ id: number; name: string }>`select id, name from menu_category
      where merchant_id = ${merchant_id}`,
  );
  return new Map(rows.map(({ id, name }) => [id, name]));
}

const option = columnsOf<ReportFacts['options'][number]>()(
  'payment_option',
  'o',
  'id, name, kind, channel',
);

const optionsOf = (db: Sql, merchant_id: number): Promise<ReportFacts['options']> =>
  all(
    db,
    sql<ReportFacts['options'][number]>`select ${option} from payment_option o
      where o.merchant_id = ${merchant_id} order by o.place, o.id`,
  );

/**
 * Loads the data that the report of a merchant's trading days is computed from. Call it in a
 * transaction that sees one state of the merchant, or the sums of the report may not agree.
 */
export async function loadFacts(db: Sql, period: Period, now: Date): Promise<ReportFacts> {
  const { settings: trading } = await loadShop(db, period.merchant_id, now);
  const [orders, shifts, cash, categories, options] = await Promise.all([
    ordersIn(db, period, trading),
    shiftsIn(db, period),
    cashIn(db, period),
    categoriesOf(db, period.merchant_id),
    optionsOf(db, period.merchant_id),
  ]);
  return { ...period, trading, now, orders, shifts, cash, categories, options };
}
