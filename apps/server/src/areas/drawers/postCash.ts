import { cashOf, type OpenShifts } from '@servery/domain/drawers';
import type { ActionContext, OrderRecord } from '@servery/domain/orders';
import { sql, type RawBuilder } from 'kysely';
import { first, insertRows, type Sql } from '../../storage/sql.ts';
import { movementRow } from './rows.ts';

/**
 * Finds an open shift, and keeps its count from beginning until the transaction ends. Payments don't
 * wait for each other.
 */
const openShift = async (
  db: Sql,
  merchant_id: number,
  isMeant: RawBuilder<unknown>,
): Promise<number | null> => {
  const row = await first(
    db,
    sql<{ id: number }>`select s.id from shift s
      where s.merchant_id = ${merchant_id} and s.state = 'open' and ${isMeant} for share`,
  );
  return row?.id ?? null;
};

const shiftsAt = (db: Sql, merchant_id: number, { actor }: ActionContext): OpenShifts => ({
  own: () => openShift(db, merchant_id, sql`s.person_id = ${actor.id}`),
  ofPayment: (payment_id) =>
    openShift(
      db,
      merchant_id,
      sql`s.id = (select c.shift_id from cash_movement c where c.merchant_id = ${merchant_id}
        and c.payment_id = ${payment_id} and c.kind = 'sale')`,
    ),
});

/** Records the cash movements that follow from a change of an order's payments and refunds. */
export async function postCash(
  db: Sql,
  before: OrderRecord,
  after: OrderRecord,
  context: ActionContext,
): Promise<void> {
  const { merchant_id } = after;
  const cash = await cashOf(before, after, shiftsAt(db, merchant_id, context), context);
  await insertRows(
    db,
    'cash_movement',
    cash.map(({ movement, ...of }) => movementRow(movement, of)),
  );
}
