import type { MerchantDocuments } from '@servery/api';
import type { DocumentBook, DocumentRecord } from './record.ts';
import { documentOrder, expiryOf, requiredDocuments } from './required.ts';

const isOpen = ({ status }: DocumentRecord) => Number(status !== 'accepted');

/** Returns the documents of a merchant as screens show them. */
export function showDocuments({ merchant, today, documents }: DocumentBook): MerchantDocuments {
  const { id, name, version, setup_status } = merchant;
  return {
    merchant_id: id,
    name,
    version,
    setup_status,
    required: requiredDocuments(merchant, documents, today),
    documents: documents
      .map((record) => ({ ...record, expiry: expiryOf(record, today) }))
      .toSorted(
        (a, b) =>
          documentOrder.indexOf(a.kind) - documentOrder.indexOf(b.kind) || isOpen(a) - isOpen(b),
      ),
  };
}
