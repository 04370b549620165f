import { Problem } from '@servery/api';
import type { DocumentBook, DocumentRecord } from './record.ts';
import { requiresDocuments } from './required.ts';
import { showDocuments } from './show.ts';

/**
 * Refuses documents where nobody would review them: once submitted, they would keep the merchant
 * from going live.
 * @throws `notAllowedNow` with `why: not_required`
 */
export function requireRequirement({ merchant }: DocumentBook): void {
  if (!requiresDocuments(merchant))
    throw new Problem('notAllowedNow', { details: { why: 'not_required' } });
}

/**
 * Returns a document on whose version a write is based.
 * @throws `notFound`, or `conflict` with the current documents
 */
export function requireVersion(book: DocumentBook, id: number, version: number): DocumentRecord {
  const record = book.documents.find((one) => one.id === id);
  if (!record) throw new Problem('notFound');
  if (record.version !== version) throw new Problem('conflict', { current: showDocuments(book) });
  return record;
}
