import type { ClosingPreview, DayClosing } from '@servery/api';
import type { ClosingBook } from '@servery/domain/closings';
import { sql } from 'kysely';
import { columnsOf } from '../../storage/db/columnsOf.ts';
import { all, first, type Sql } from '../../storage/sql.ts';

/** The columns of a closing `c`. */
export const closingColumns = columnsOf<DayClosing>()(
  'day_closing',
  'c',
  `id, merchant_id, number, business_date, closed_at, closed_by, carried_over, report`,
);

/** Loads the last closing of a merchant, and what closing its current day depends on. */
export async function loadClosingBook(db: Sql, merchant_id: number): Promise<ClosingBook> {
  const last = await first(
    db,
    sql<NonNullable<ClosingBook['last']>>`select number, business_date from day_closing
      where merchant_id = ${merchant_id} order by number desc limit 1`,
  );
  const open_orders = await all(
    db,
    sql<ClosingPreview['open_orders'][number]>`select id, number, balance from orders
      where merchant_id = ${merchant_id} and list in ('new', 'action') and balance > 0
      order by id`,
  );
  const shifts = await all(
    db,
    sql<{
      id: number;
      drawer_id: number;
      drawer_name: string;
      person_id: number;
      person_name: string;
    }>`select id, drawer_id, drawer_name, person_id, person_name from shift
      where merchant_id = ${merchant_id} and state <> 'closed' order by id`,
  );
  return {
    merchant_id,
    last: last ?? null,
    open_orders,
    open_shifts: shifts.map(({ id, drawer_id, drawer_name, person_id, person_name }) => ({
      id,
      drawer: { id: drawer_id, name: drawer_name },
      person: { id: person_id, name: person_name },
    })),
  };
}
