import {
  removeMerchantDocument,
  reviewMerchantDocument,
  submitMerchantDocuments,
  uploadMerchantDocument,
} from '@servery/api';
import { command, type Command } from '../commands/command.ts';
import type { Unit } from '../commands/Unit.ts';
import * as changes from './changes.ts';
import { reviewDocument } from './review.ts';
import { showDocuments } from './show.ts';

/** Locks a merchant with its documents. */
async function lockBook({ merchants, documents }: Unit, merchant_id: number) {
  const { state, context } = await merchants.lock(merchant_id);
  const book = {
    merchant: state,
    today: context.business_date,
    documents: await documents.of(merchant_id),
  };
  return { book, context };
}

const lockBookOf = async (unit: Unit, document_id: number) =>
  lockBook(unit, await unit.documents.merchantOf(document_id));

/** The writes of a merchant's documents. */
export const documentCommands: readonly Command[] = [
  command(
    uploadMerchantDocument,
    async ({ body: { merchant_id, kind, expires_on } }, unit) => {
      const { book, context } = await lockBook(unit, await unit.merchant(merchant_id));
      const file = unit.documents.received!;
      const next = changes.uploadDocument(book, { kind, expires_on }, file, context);
      await unit.documents.save(book, next.book, 'upload_document', next.id);
      return showDocuments(next.book);
    },
    ({ query, body: { file } }) => ({ file, digest: query.digest, isDocument: true }),
  ),
  command(removeMerchantDocument, async ({ params: { id }, body: { version } }, unit) => {
    const { book } = await lockBookOf(unit, id);
    const next = changes.removeDocument(book, { id, version });
    await unit.documents.save(book, next, 'remove_document');
    return showDocuments(next);
  }),
  command(submitMerchantDocuments, async ({ body: { merchant_id, version } }, unit) => {
    const { book } = await lockBook(unit, await unit.merchant(merchant_id));
    const next = changes.submitDocuments(book, { version });
    await unit.documents.save(book, next, 'submit_documents');
    return showDocuments(next);
  }),
  command(reviewMerchantDocument, async ({ params: { id }, body }, unit) => {
    const { book, context } = await lockBookOf(unit, id);
    const next = reviewDocument(book, id, body, context);
    await unit.documents.save(book, next, 'review_document');
    return showDocuments(next);
  }),
];
