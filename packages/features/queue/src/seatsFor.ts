import type { Table } from '@servery/api';

/** From the best to give to a walk-in: a table that is held is someone's booking. */
const ready: readonly Table['state'][] = ['available', 'cleaning', 'held'];

const isFree = ({ state, is_active, main_id }: Table): boolean =>
  is_active && main_id === null && ready.includes(state);

/** How badly a table suits a party: not at all, then meant for more guests. */
const misfit = ({ seats_min, seats_max }: Table, party: number): number =>
  seats_max < party ? 2 : Number(seats_min > party);

/**
 * Returns the free tables for a party, the best first: those it fits before others, those nobody
 * booked before held ones, and the smallest of several.
 */
export const seatsFor = (tables: readonly Table[], party: number): Table[] =>
  tables
    .filter(isFree)
    .toSorted(
      (a, b) =>
        misfit(a, party) - misfit(b, party) ||
        ready.indexOf(a.state) - ready.indexOf(b.state) ||
        a.seats_max - b.seats_max ||
        a.id - b.id,
    );
