import type { Act } from '../orders/record.ts';
import type { Floor, FloorChange } from './record.ts';
import { changed, tableOf } from './rows.ts';
import { groupOf } from './stand.ts';
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
    ...[...others.keys()].map(
      (id) => [id, { main_id: main.id, sitting: null, held: null, undo: null }] as const,
    ),
  ]);
}
