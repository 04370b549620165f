import type { EntryRecord, QueueRecord } from '@servery/domain/queue';
import { searchTextOf } from '../orders/rowsOf.ts';
import type { Row } from '../sql.ts';

/** A queue as the database keeps it. */
export const queueRow = (merchant_id: number, queue: QueueRecord): Row => ({
  merchant_id,
  ...queue,
  name_key: queue.name.normalize('NFC').toLowerCase(),
});

/** Somebody in a queue as the database keeps them. */
export const entryRow = (merchant_id: number, entry: EntryRecord): Row => ({
  merchant_id,
  ...entry,
  search_text: searchTextOf(entry.number, entry.name, entry.phone),
});
