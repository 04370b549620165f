import type { OrderRecord } from '@servery/domain/orders';
import { merchants, sampleShifts } from '@servery/sample';
import { insertRows, type Sql } from '../../storage/sql.ts';
import { movementRow, shiftRow } from './rows.ts';

const batch = 400;

/** Inserts the shifts of cashiers, and the cash movements of all orders. */
export async function insertShifts(
  db: Sql,
  orders: readonly OrderRecord[],
  now: Date,
): Promise<void> {
  const { shifts, cash } = sampleShifts(merchants, orders, now);
  await insertRows(db, 'shift', shifts.map(shiftRow));
  for (let i = 0; i < cash.length; i += batch)
    await insertRows(
      db,
      'cash_movement',
      cash.slice(i, i + batch).map(({ movement, ...of }) => movementRow(movement, of)),
    );
}
