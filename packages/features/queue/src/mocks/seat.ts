import type { QueueEntry } from '@servery/api';
import * as rules from '@servery/domain/queue';
import type { EntryWish } from '@servery/domain/queue';
import type { Visit } from '@servery/domain/sample';
import { tableOf, type Floor, type FloorChange } from '@servery/domain/tables';
import { bookWith, change } from './books.ts';

const floorOf = ({ world, now }: Visit, merchant_id: number): Floor =>
  world.tables.floor(merchant_id, world.orders.values(), now);

function keepFloor({ world }: Visit, before: Floor, made: FloorChange): void {
  world.tables.keep(made.floor);
  const known = new Set(before.tables);
  for (const table of made.floor.tables)
    if (!known.has(table)) world.tell('table.changed', table.merchant_id, table);
}

/** Serves somebody and seats them at a table, both or neither. */
export function serveAtTable(
  visit: Visit,
  table: { id: number; version: number },
  wish: EntryWish,
): QueueEntry {
  const before = bookWith(visit, 'entries', wish.entry_id);
  const { merchant_id } = before;
  const floor = floorOf(visit, merchant_id);
  const { id: table_id, name } = tableOf(floor, table.id);
  const entry = rules.entryOf(before, wish.entry_id);
  const seated = { id: table_id, name };
  // Both are decided before either is kept.
  rules.serveEntry(before, { ...wish, seated }, visit);
  const made = rules.seatParty(floor, table, entry, visit.act(merchant_id));
  const { book, id } = change(visit, before, (it, act) =>
    rules.serveEntry(it, { ...wish, seated }, act),
  );
  keepFloor(visit, floor, made);
  return rules.showEntry(book, id, visit.now);
}

/** Takes somebody's last step back, and with it the table that they were just given. */
export function undoStep(visit: Visit, wish: EntryWish): QueueEntry {
  const before = bookWith(visit, 'entries', wish.entry_id);
  const { merchant_id } = before;
  const { seated } = rules.entryOf(before, wish.entry_id);
  const floor = floorOf(visit, merchant_id);
  rules.undoEntry(before, wish, visit);
  const made = seated ? rules.unseatParty(floor, seated.id, visit.act(merchant_id)) : null;
  const { book, id } = change(visit, before, (it, act) => rules.undoEntry(it, wish, act));
  if (made) keepFloor(visit, floor, made);
  return rules.showEntry(book, id, visit.now);
}
