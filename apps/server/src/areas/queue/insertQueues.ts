import { sampleQueues, type SampleMerchant } from '@servery/sample';
import { tableToken } from '@servery/domain/tables';
import { newToken } from '../../http/tokens.ts';
import { insertRows, type Sql } from '../../storage/sql.ts';
import { entryRow, queueRow } from './rows.ts';

/** Inserts the queues of a sample merchant as of a given time, with new random tokens. */
export async function insertQueues(db: Sql, shop: SampleMerchant, now: Date): Promise<void> {
  const { merchant_id, queues, entries } = sampleQueues(shop, now);
  const [queueRows, entryRows] = [
    queues.map((queue) =>
      queueRow(merchant_id, { ...queue, token: tableToken(merchant_id, newToken()) }),
    ),
    entries.map((entry) =>
      entryRow(merchant_id, { ...entry, token: tableToken(merchant_id, newToken()) }),
    ),
  ];
  await insertRows(db, 'queue', queueRows);
  await insertRows(db, 'queue_entry', entryRows);
}
