import { Problem } from '@servery/api';
import type { Act } from '../orders/record.ts';
import type { Floor, FloorChange, TableRecord } from './record.ts';
import { changed, refuse, tableFor } from './rows.ts';
import { groupOf, holdingOrders, isTaken, standOf } from './stand.ts';

/** How long seating and freeing can be taken back. */
export const seatUndoSeconds = 10;

/** Seats guests, frees the table, or takes the last of these back. */
export interface OccupyWish {
  id: number;
  version: number;
  occupied: boolean;
  covers: number;
  undo: boolean;
}

const before = ({ held, sitting, freed_at, cleaned_at }: TableRecord, now: Date) => ({
  until: new Date(now.getTime() + seatUndoSeconds * 1000).toISOString(),
  held,
  sitting,
  freed_at,
  cleaned_at,
});

function takeBack(group: readonly TableRecord[], floor: Floor, now: Date): FloorChange {
  const [main] = group as [TableRecord];
  if (!main.undo) refuse(main, floor, now, 'undo');
  if (now.getTime() >= Date.parse(main.undo!.until)) throw new Problem('tooLate');
  const changes = group.flatMap(({ id, undo }) => {
    if (!undo) return [];
    const { until: _until, ...then } = undo;
    return [[id, { ...then, undo: null }] as const];
  });
  return changed(floor, main.id, 'undo', changes);
}

function seat(table: TableRecord, covers: number, floor: Floor, act: Act): FloorChange {
  const { state } = standOf(table, floor, act.now);
  if (isTaken(state) || state === 'out_of_service') refuse(table, floor, act.now, 'occupied');
  const at = act.now.toISOString();
  const sitting = { id: act.nextId(), opened_at: at, here_since: at, by: act.actor.name, covers };
  const change = { sitting, held: null, cleaned_at: at, undo: before(table, act.now) };
  return changed(floor, table.id, 'occupy', [[table.id, change]]);
}

/** Frees a table that owes nothing and has nothing in its cart. */
function free(group: readonly TableRecord[], floor: Floor, act: Act): FloorChange {
  const [main] = group as [TableRecord];
  if (!isTaken(standOf(main, floor, act.now).state)) refuse(main, floor, act.now, 'available');
  const unpaid = group
    .flatMap((table) => holdingOrders(table, floor))
    .filter(({ balance }) => balance > 0);
  if (unpaid.length > 0)
    throw new Problem('notPaid', { details: { orders: unpaid.map(({ number }) => number) } });
  const ids = new Set(group.map(({ id }) => id));
  const waiting = floor.carts.filter(({ table_id }) => ids.has(table_id)).length;
  if (waiting > 0)
    throw new Problem('notAllowedNow', {
      details: { from: 'cart', to: 'available', name: main.name, lines: waiting },
    });
  const freed_at = act.now.toISOString();
  const changes = group.map(
    (table) => [table.id, { sitting: null, freed_at, undo: before(table, act.now) }] as const,
  );
  return changed(floor, main.id, 'free', changes);
}

/** Seats guests at a table or frees it; linked tables are seated and freed by the one that leads them. */
export function toggleOccupyStatus(floor: Floor, wish: OccupyWish, act: Act): FloorChange {
  const table = tableFor(floor, wish, 'table.occupy', act);
  if (table.main_id !== null) refuse(table, floor, act.now, 'linked');
  const group = groupOf(table, floor);
  if (wish.undo) return takeBack(group, floor, act.now);
  return wish.occupied ? seat(table, wish.covers, floor, act) : free(group, floor, act);
}
