import { Problem } from '@servery/api';
import type { Act } from '../orders/index.ts';
import { tableOf, toggleOccupyStatus, type Floor, type FloorChange } from '../tables/index.ts';
import type { EntryRecord } from './record.ts';

/** What stands in the way at a table, as those at the queue can understand it. */
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

/** Seats a party from the queue at a free table. */
export const seatParty = (
  floor: Floor,
  { id, version }: { id: number; version: number },
  { party: covers }: Pick<EntryRecord, 'party'>,
  act: Act,
): FloorChange =>
  atTable(() =>
    toggleOccupyStatus(floor, { id, version, occupied: true, covers, undo: false }, act),
  );

/** Frees the table of a party whose last step is taken back; refused once something happened there. */
export const unseatParty = (floor: Floor, id: number, act: Act): FloorChange => {
  const { version } = tableOf(floor, id);
  return atTable(() =>
    toggleOccupyStatus(floor, { id, version, occupied: false, covers: 0, undo: true }, act),
  );
};
