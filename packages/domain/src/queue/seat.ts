import { Problem } from '@servery/api';
import type { ActionContext } from '../orders/index.ts';
import { tableOf, toggleOccupyStatus, type Floor, type FloorChange } from '../tables/index.ts';
import type { EntryRecord } from './record.ts';

/** Runs a change of a table and turns its refusals into one that is meaningful at the queue. */
function atTable<T>(run: () => T): T {
  try {
    return run();
  } catch (error) {
    const isTable =
      error instanceof Problem && ['conflict', 'notAllowedNow', 'tooLate'].includes(error.code);
    if (isTable) throw new Problem('notAllowedNow', { details: { why: 'table' } });
    throw error;
  }
}

/**
 * Seats a party from the queue at a free table.
 * @throws `notAllowedNow`
 */
export const seatParty = (
  floor: Floor,
  { id, version }: { id: number; version: number },
  { party: covers }: Pick<EntryRecord, 'party'>,
  context: ActionContext,
): FloorChange =>
  atTable(() =>
    toggleOccupyStatus(floor, { id, version, occupied: true, covers, undo: false }, context),
  );

/**
 * Frees the table of a party whose seating is undone; refused once something else happened there.
 * @throws `notAllowedNow`
 */
export const unseatParty = (floor: Floor, id: number, context: ActionContext): FloorChange => {
  const { version } = tableOf(floor, id);
  return atTable(() =>
    toggleOccupyStatus(floor, { id, version, occupied: false, covers: 0, undo: true }, context),
  );
};
