import type { ActionContext } from '../orders/record.ts';
import type { Floor, FloorChange } from '../tables/record.ts';
import { helpRequestedAt } from '../tables/requests.ts';
import { changedOne, refuse, tableOf } from '../tables/rows.ts';

/**
 * Records that guests at a table asked for staff, whether they ordered or not.
 * @throws `notAllowedNow` if the table is out of service.
 */
export function askGuestHelp(
  floor: Floor,
  table_id: number,
  { now }: Pick<ActionContext, 'now'>,
): FloorChange {
  const table = tableOf(floor, table_id);
  if (!table.is_active) refuse(table, floor, now, 'ask_help');
  if (helpRequestedAt(table, floor, now) !== null) return { floor, id: table_id, did: 'ask_help' };
  return changedOne(floor, table, 'ask_help', { help_asked_at: now.toISOString() });
}
