import { sampleDocuments, samplePdf, type SampleMerchant } from '@servery/sample';
import type { Sql } from '../../storage/sql.ts';
import { saveDocument } from './save.ts';

/** Inserts the documents of a sample merchant, with dates relative to `now`. */
export async function insertDocuments(db: Sql, shop: SampleMerchant, now: Date): Promise<void> {
  for (const record of sampleDocuments(shop, now))
    await saveDocument(db, record, samplePdf(record.file_name));
}
