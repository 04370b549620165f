import { sampleQueues, type SampleMerchant } from '@servery/domain/sample';
import { tableToken } from '@servery/domain/tables';
import { newToken } from '../http/tokens.ts';
import { insertRows, type Sql } from '../sql.ts';
import { entryRow, queueRow } from './rows.ts';

/** Inserts the queues of a sample merchant as of a given time, with new random tokens. */
export async function insertQueues(db: Sql, shop: SampleMerchant, now: Date): Promise<void> {
  const { merchant_id, queues, entries } = sampleQueues(shop, now);
  const [queueRows, entryRows] = [
    queues.map((one) =>
      queueRow(merchant_id, { ...one, token: tableToken(merchant_id, newToken()) }),
    ),
    entries.map((one) =>
      entryRow(merchant_id, { ...one, token: tableToken(merchant_id, newToken()) }),
    ),
  ];
  await insertRows(db, 'queue', queueRows);
  await insertRows(db, 'queue_entry', entryRows);
}
