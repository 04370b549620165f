import { Problem } from '@servery/api';
import type { Act } from '../orders/record.ts';
import type { Floor, FloorChange } from '../tables/record.ts';
import { changedOne, tableOf } from '../tables/rows.ts';
import { billAskedAt } from '../tables/requests.ts';
import { holdingOrders } from '../tables/stand.ts';

/** Notes that guests at a table wait for the bill; who asks again waits since they asked first. */
export function askGuestBill(
  floor: Floor,
  table_id: number,
  { now }: Pick<Act, 'now'>,
): FloorChange {
  const table = tableOf(floor, table_id);
  const orders = holdingOrders(table, floor);
  if (!orders.some(({ balance }) => balance > 0))
    throw new Problem('notAllowedNow', { details: { why: 'nothing_owed', name: table.name } });
  if (billAskedAt(table, floor, now) !== null) return { floor, id: table_id, did: 'ask_bill' };
  return changedOne(floor, table, 'ask_bill', { bill_asked_at: now.toISOString() });
}
