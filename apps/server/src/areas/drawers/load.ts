import type { CashSums } from '@servery/api';
import type { DrawerBook, DrawerRecord } from '@servery/domain/drawers';
import { noCash, sumsOf } from '@servery/domain/drawers';
import { sql } from 'kysely';
import type { Rows } from '../../storage/db/rows.ts';
import { all, type Sql } from '../../storage/sql.ts';
import { drawerColumns, shiftColumns, shiftOfRow, type StoredShift } from './rows.ts';

type KindSum = Pick<Rows['cash_movement'], 'shift_id' | 'kind' | 'amount'> & { n: number };

/** Returns the sums of the movements of shifts by their ids. */
export async function sumsOfShifts(
  db: Sql,
  shifts: readonly Pick<StoredShift, 'merchant_id' | 'id'>[],
): Promise<Map<number, CashSums>> {
  const [merchants, ids] = [shifts.map((one) => one.merchant_id), shifts.map(({ id }) => id)];
  if (ids.length === 0) return new Map();
  const rows = await all(
    db,
    sql<KindSum>`select shift_id, kind, sum(amount)::bigint as amount, count(*) as n
      from cash_movement
      where merchant_id = any(${merchants}::bigint[]) and shift_id = any(${ids}::bigint[])
      group by shift_id, kind`,
  );
  const byShift = Map.groupBy(rows, ({ shift_id }) => shift_id);
  return new Map(
    ids.map((id) => {
      const found = byShift.get(id) ?? [];
      const no_sales = found.find(({ kind }) => kind === 'no_sale')?.n ?? 0;
      return [id, { ...(found.length > 0 ? sumsOf(found) : noCash), no_sales }];
    }),
  );
}

/** Returns the drawers of a merchant, the shifts that aren't closed, and one that is named. */
export async function loadBook(
  db: Sql,
  merchant_id: number,
  shift_id: number | null = null,
): Promise<DrawerBook> {
  const drawers = await all(
    db,
    sql<DrawerRecord>`select ${drawerColumns} from drawer d
      where d.merchant_id = ${merchant_id} order by d.id`,
  );
  const shifts = await all(
    db,
    sql<StoredShift>`select ${shiftColumns} from shift s
      where s.merchant_id = ${merchant_id} and (s.state <> 'closed' or s.id = ${shift_id})
      order by s.id`,
  );
  return { merchant_id, drawers, shifts: shifts.map(shiftOfRow) };
}
