import type { DocumentBook } from '@servery/domain/documents';
import { merchantRecordOf } from './Merchants.ts';
import type { World } from './world.ts';

/** Returns a merchant with its documents, on the current business date. */
export const documentsAt = (world: World, merchant_id: number): DocumentBook => ({
  merchant: merchantRecordOf(world.merchant(merchant_id)),
  today: world.today(merchant_id),
  documents: world.documents.of(merchant_id),
});
