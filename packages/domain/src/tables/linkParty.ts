import type { Act } from '../orders/record.ts';
import type { Floor, FloorChange } from './record.ts';
import { changed, tableOf } from './rows.ts';
import { groupOf, isSeated, isTaken, standOf } from './stand.ts';
import { joined } from './switch.ts';

/**
 * Links the tables of a party whose orders were combined to the table of its bill, so that all of
 * them stay taken until the party leaves. Null where they are one group already.
 */
export function linkParty(
  floor: Floor,
  table_id: number | null,
  other_ids: readonly (number | null)[],
  { now }: Pick<Act, 'now'>,
): FloorChange | null {
  if (table_id === null) return null;
  const group = groupOf(tableOf(floor, table_id), floor);
  const [main] = group as [(typeof group)[number]];
  const others = new Map(
    other_ids
      .flatMap((id) => (id === null ? [] : groupOf(tableOf(floor, id), floor)))
      .filter((table) => !group.includes(table))
      .map((table) => [table.id, table]),
  );
  if (others.size === 0) return null;
  const at = now.toISOString();
  const sitting = [...others.values()].reduce(
    (together, table) => joined(table, { ...main, sitting: together }, floor, at),
    main.sitting,
  );
  return changed(floor, main.id, 'link', [
    [main.id, { sitting, undo: null }],
    ...[...others.values()].map((table) => {
      const party_link = { at, sitting: isSeated(table, floor) ? table.sitting : null };
      const change = { main_id: main.id, sitting: null, held: null, undo: null, party_link };
      return [table.id, change] as const;
    }),
  ]);
}

const apart = { main_id: null, party_link: null } as const;

/**
 * Unlinks the tables whose bills are separate again from the table of the bill that they had in
 * common; who sat there before sits there again. Null if none of them was linked by combining.
 */
export function unlinkParty(
  floor: Floor,
  table_id: number | null,
  other_ids: readonly (number | null)[],
): FloorChange | null {
  if (table_id === null) return null;
  const [main] = groupOf(tableOf(floor, table_id), floor) as [Floor['tables'][number]];
  const ids = new Set(other_ids);
  const linked = floor.tables.filter((table) => table.main_id === main.id && table.party_link);
  const moments = new Set(
    linked.filter(({ id }) => ids.has(id)).map(({ party_link }) => party_link?.at),
  );
  // A table that was linked together with one of them goes with it.
  const others = linked.filter(({ party_link }) => moments.has(party_link?.at));
  if (others.length === 0) return null;
  const sittings = others.flatMap(({ party_link }) => party_link?.sitting ?? []);
  const covers = sittings.reduce((sum, sitting) => sum + sitting.covers, 0);
  // A sitting that began at one of the others goes back there.
  const isTheirs = sittings.some(({ id }) => id === main.sitting?.id);
  const sitting =
    main.sitting === null || isTheirs
      ? null
      : { ...main.sitting, covers: Math.max(0, main.sitting.covers - covers) };
  return changed(floor, main.id, 'unlink', [
    [main.id, { sitting, undo: null }],
    ...others.map(({ id, party_link }) => {
      return [id, { ...apart, sitting: party_link?.sitting ?? null, undo: null }] as const;
    }),
  ]);
}

/**
 * Unlinks the tables that combined bills linked once their party has left, so that the next guests
 * sit at tables of their own. Returns the same floor if there are none.
 */
export function withoutPastLinks(floor: Floor, now: Date): Floor {
  // Freeing tables can be undone for a few seconds, and with it the party is back at all of them.
  const canBeUndone = (table: Floor['tables'][number]): boolean =>
    groupOf(table, floor).some(({ undo }) => undo && now.getTime() < Date.parse(undo.until));
  const past = floor.tables.flatMap((table) => {
    if (!table.party_link) return [];
    const { state, since } = standOf(table, floor, now);
    if (isTaken(state) || canBeUndone(table)) return [];
    // Each of them is cleaned, as long as the table of the bill is.
    const freed_at = state === 'cleaning' && since !== null ? since : table.freed_at;
    return [[table.id, { ...apart, freed_at }] as const];
  });
  return past.length === 0 ? floor : changed(floor, past[0]![0], 'unlink', past).floor;
}
