import type { EntryRecord, QueueRecord } from '@servery/domain/queue';
import { nameKeysOf, searchTextOf } from '../../storage/searchTextOf.ts';
import type { Row } from '../../storage/sql.ts';

/** Returns a queue as a database row. */
export const queueRow = (merchant_id: number, queue: QueueRecord): Row => ({
  merchant_id,
  ...queue,
  ...nameKeysOf(queue.name),
});

/** Returns a queue entry as a database row. */
export const entryRow = (merchant_id: number, entry: EntryRecord): Row => ({
  merchant_id,
  ...entry,
  search_text: searchTextOf(entry.number, entry.name),
});
