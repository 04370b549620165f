import { Problem } from '@servery/api';
import type { ActionContext } from '../orders/record.ts';
import type { Floor, FloorChange } from '../tables/record.ts';
import { changedOne, tableOf } from '../tables/rows.ts';
import { billRequestedAt } from '../tables/requests.ts';
import { holdingOrders } from '../tables/tableStatus.ts';

/**
 * Records that guests at a table request the bill; repeating the request keeps the original time.
 * @throws `notAllowedNow`
 */
export function askGuestBill(
  floor: Floor,
  table_id: number,
  { now }: Pick<ActionContext, 'now'>,
): FloorChange {
  const table = tableOf(floor, table_id);
  const orders = holdingOrders(table, floor);
  if (!orders.some(({ balance }) => balance > 0))
    throw new Problem('notAllowedNow', { details: { why: 'nothing_owed', name: table.name } });
  if (billRequestedAt(table, floor, now) !== null) return { floor, id: table_id, did: 'ask_bill' };
  return changedOne(floor, table, 'ask_bill', { bill_asked_at: now.toISOString() });
}
