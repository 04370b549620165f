import type { QueueEntry } from '@servery/api';
import * as rules from '@servery/domain/queue';
import type { EntryWish } from '@servery/domain/queue';
import { tableOf } from '@servery/domain/tables';
import { lockFloor, saveFloor } from '../tables/change.ts';
import type { Visit } from '../visit.ts';
import { changeQueues } from './change.ts';

/** Serves somebody and seats them at a table, both or neither. */
export async function serveAtTable(
  visit: Visit,
  merchant_id: number,
  table: { id: number; version: number },
  wish: EntryWish,
): Promise<QueueEntry> {
  const { floor, act } = await lockFloor(visit, merchant_id);
  const { id: table_id, name } = tableOf(floor, table.id);
  const { book, id } = await changeQueues(visit, merchant_id, 'serve', (it, at) =>
    rules.serveEntry(it, { ...wish, seated: { id: table_id, name } }, at),
  );
  await saveFloor(visit, floor, rules.seatParty(floor, table, rules.entryOf(book, id), act));
  return rules.showEntry(book, id, visit.now);
}

/** Takes somebody's last step back, and with it the table that they were just given. */
export async function undoStep(
  visit: Visit,
  merchant_id: number,
  wish: EntryWish,
): Promise<QueueEntry> {
  const { floor, act } = await lockFloor(visit, merchant_id);
  let seated: { id: number } | null = null;
  const { book, id } = await changeQueues(visit, merchant_id, 'undo', (it, at) => {
    seated = rules.entryOf(it, wish.entry_id).seated ?? null;
    return rules.undoEntry(it, wish, at);
  });
  const table = seated as { id: number } | null;
  if (table) await saveFloor(visit, floor, rules.unseatParty(floor, table.id, act));
  return rules.showEntry(book, id, visit.now);
}
