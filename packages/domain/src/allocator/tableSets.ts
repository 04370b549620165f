import type { Place } from './record.ts';

/** Tables that seat one party together. */
export type TableSet = readonly Place[];

const maxTogether = 4;

const sumOf = (set: TableSet, of: (place: Place) => number) =>
  set.reduce((sum, place) => sum + of(place), 0);

const seatsMin = ({ seats_min }: Place) => seats_min;
const seatsMax = ({ seats_max }: Place) => seats_max;

/** Whether a party is neither too small nor too large for a set of tables. */
export const fits = (set: TableSet, party: number): boolean =>
  set.length > 0 && sumOf(set, seatsMin) <= party && party <= sumOf(set, seatsMax);

/** Whether the party would still fit without one of the tables. */
const isWasteful = (set: TableSet, party: number) =>
  set.some(({ seats_max }) => sumOf(set, seatsMax) - seats_max >= party);

const distance = (a: Place, b: Place) => Math.abs(a.x - b.x) + Math.abs(a.y - b.y);

const keyOf = (set: TableSet) =>
  set
    .map(({ id }) => id)
    .toSorted((a, b) => a - b)
    .join(' ');

/**
 * Returns the nearest tables of the same section: those that can be pushed together with a table.
 */
function neighboursOf(place: Place, places: readonly Place[]): Place[] {
  return places
    .filter(({ id, section }) => id !== place.id && section === place.section)
    .toSorted((a, b) => distance(place, a) - distance(place, b) || a.id - b.id)
    .slice(0, maxTogether - 1);
}

/**
 * Returns the table sets that a party may be given, the best first: as few tables as possible, then
 * as few empty seats. Tables are combined only with their nearest neighbours in the same section.
 */
export function tableSets(
  places: readonly Place[],
  party: number,
  sections: readonly string[] = [],
): TableSet[] {
  const usable = places.filter(
    ({ free_at, section }) =>
      free_at !== null && (sections.length === 0 || sections.includes(section)),
  );
  const found = new Map<string, TableSet>();
  for (const place of usable) {
    const near = neighboursOf(place, usable);
    for (let size = 1; size <= near.length + 1; size++) {
      const set = [place, ...near.slice(0, size - 1)];
      if (fits(set, party) && !isWasteful(set, party)) found.set(keyOf(set), set);
    }
  }
  return [...found.values()].toSorted(
    (a, b) => a.length - b.length || sumOf(a, seatsMax) - sumOf(b, seatsMax) || a[0]!.id - b[0]!.id,
  );
}
