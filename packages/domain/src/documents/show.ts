import type { DocumentKind, MerchantDocuments } from '@servery/api';
import type { DocumentBook, DocumentRecord } from './record.ts';
import { expiryOf, requiredDocuments } from './required.ts';

const kinds = [
  'business_registration',
  'bank_account',
  'owner_identity',
  'food_licence',
  'other',
] as const satisfies readonly DocumentKind[];

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
      .toSorted((a, b) => kinds.indexOf(a.kind) - kinds.indexOf(b.kind) || isOpen(a) - isOpen(b)),
  };
}
