import { Problem } from '@servery/api';
import type { ActionContext } from '../orders/record.ts';
import type { Floor, FloorChange, TableRecord } from './record.ts';
import { changed, refuse, tableFor } from './rows.ts';
import { groupOf, holdingOrders, isTaken, statusOf } from './tableStatus.ts';

/** The seconds in which seating and freeing can be undone. */
export const seatUndoSeconds = 10;

/** The input to seat guests, free the table, or undo the last of these. */
export interface OccupyInput {
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

function seat(
  table: TableRecord,
  covers: number,
  floor: Floor,
  context: ActionContext,
): FloorChange {
  const { state } = statusOf(table, floor, context.now);
  if (isTaken(state) || state === 'out_of_service') refuse(table, floor, context.now, 'occupied');
  const at = context.now.toISOString();
  const sitting = {
    id: context.nextId(),
    opened_at: at,
    here_since: at,
    by: context.actor.name,
    covers,
  };
  const change = { sitting, held: null, cleaned_at: at, undo: before(table, context.now) };
  return changed(floor, table.id, 'occupy', [[table.id, change]]);
}

/** Frees a table without unpaid orders and without cart lines. */
function free(group: readonly TableRecord[], floor: Floor, context: ActionContext): FloorChange {
  const [main] = group as [TableRecord];
  if (!isTaken(statusOf(main, floor, context.now).state))
    refuse(main, floor, context.now, 'available');
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
  const freed_at = context.now.toISOString();
  const changes = group.map(
    (table) => [table.id, { sitting: null, freed_at, undo: before(table, context.now) }] as const,
  );
  return changed(floor, main.id, 'free', changes);
}

/**
 * Seats guests at a table or frees it; linked tables are seated and freed through their main table.
 * @throws `notAllowedNow`, `notPaid` or `tooLate`
 */
export function toggleOccupyStatus(
  floor: Floor,
  input: OccupyInput,
  context: ActionContext,
): FloorChange {
  const table = tableFor(floor, input, 'table.occupy', context);
  if (table.main_id !== null) refuse(table, floor, context.now, 'linked');
  const group = groupOf(table, floor);
  if (input.undo) return takeBack(group, floor, context.now);
  return input.occupied ? seat(table, input.covers, floor, context) : free(group, floor, context);
}
