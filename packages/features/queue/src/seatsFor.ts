import type { Table } from '@servery/api';

/** The states of free tables, the best for a walk-in first; a held table is someone's booking. */
const ready: readonly Table['state'][] = ['available', 'cleaning', 'held'];

const isFree = ({ state, is_active, main_id }: Table): boolean =>
  is_active && main_id === null && ready.includes(state);

/** Returns 0 if a table suits a party, 1 if it is meant for larger ones, 2 if it is too small. */
const misfit = ({ seats_min, seats_max }: Table, party: number): number =>
  seats_max < party ? 2 : Number(seats_min > party);

/**
 * Returns the free tables for a party, the best first: suitable ones before others, unbooked ones
 * before held ones, then the smallest. `booked` has the ids of tables that a booking needs before
 * the party leaves, which count as held.
 */
export function seatsFor(
  tables: readonly Table[],
  party: number,
  booked: ReadonlySet<number> = new Set(),
): Table[] {
  const isBooked = (table: Table) =>
    tables.some(({ id, main_id }) => (main_id ?? id) === table.id && booked.has(id));
  const rankOf = (table: Table) => ready.indexOf(isBooked(table) ? 'held' : table.state);
  return tables
    .filter(isFree)
    .toSorted(
      (a, b) =>
        misfit(a, party) - misfit(b, party) ||
        rankOf(a) - rankOf(b) ||
        a.seats_max - b.seats_max ||
        a.id - b.id,
    );
}
