import type { ActionContext } from '../orders/record.ts';
import type { Floor, FloorChange } from './record.ts';
import { changed, tableOf } from './rows.ts';
import { groupOf, isSeated, isTaken, statusOf } from './tableStatus.ts';
import { joined } from './switch.ts';

/**
 * Links the tables of a party whose orders were combined to the table of its bill, so that they all
 * stay occupied until the party leaves. Null if they are already one group.
 */
export function linkParty(
  floor: Floor,
  table_id: number | null,
  other_ids: readonly (number | null)[],
  { now }: Pick<ActionContext, 'now'>,
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
 * Unlinks the tables whose bills are separate again from the table of the former common bill, and
 * restores their sittings. Null if none of them was linked by a combination.
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
  // Tables that were linked in the same combination are unlinked together.
  const others = linked.filter(({ party_link }) => moments.has(party_link?.at));
  if (others.length === 0) return null;
  const sittings = others.flatMap(({ party_link }) => party_link?.sitting ?? []);
  const covers = sittings.reduce((sum, sitting) => sum + sitting.covers, 0);
  // A sitting that began at one of the other tables returns there.
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
 * Unlinks the tables that were linked by combined bills once their party has left, so that the next
 * guests get separate tables. Returns the same floor if there are none.
 */
export function withoutPastLinks(floor: Floor, now: Date): Floor {
  // Freeing tables can be undone for a few seconds, which seats the party at all of them again.
  const canBeUndone = (table: Floor['tables'][number]): boolean =>
    groupOf(table, floor).some(({ undo }) => undo && now.getTime() < Date.parse(undo.until));
  const past = floor.tables.flatMap((table) => {
    if (!table.party_link) return [];
    const { state, since } = statusOf(table, floor, now);
    if (isTaken(state) || canBeUndone(table)) return [];
    // Each of them is cleaned for as long as the table of the bill.
    const freed_at = state === 'cleaning' && since !== null ? since : table.freed_at;
    return [[table.id, { ...apart, freed_at }] as const];
  });
  return past.length === 0 ? floor : changed(floor, past[0]![0], 'unlink', past).floor;
}
