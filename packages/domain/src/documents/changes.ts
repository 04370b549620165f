import { invalid, Problem, type DocumentKind } from '@servery/api';
import { requireRequirement, requireVersion } from './guards.ts';
import type { DocumentBook, DocumentContext, DocumentRecord, ReceivedDocument } from './record.ts';
import { requiredDocuments } from './required.ts';
import { isSettled, statusAfterSubmission, withStatus } from './status.ts';
import { showDocuments } from './show.ts';

interface UploadInput {
  kind: DocumentKind;
  /** '' if it doesn't expire. */
  expires_on: string;
}

/**
 * Returns the new document of a kind, which replaces an earlier new one under the same id.
 * @throws `invalid` at `expires_on`
 */
export function uploadDocument(
  book: DocumentBook,
  { kind, expires_on }: UploadInput,
  { file_name, media_type, content }: ReceivedDocument,
  { actor, now, nextId }: DocumentContext,
): { book: DocumentBook; id: number } {
  requireRequirement(book);
  if (expires_on !== '' && expires_on < book.today)
    throw invalid('expires_on', 'past', 'Must be today or later.');
  const before = book.documents.find((one) => one.kind === kind && one.status !== 'accepted');
  const record: DocumentRecord = {
    id: before?.id ?? nextId(),
    version: (before?.version ?? 0) + 1,
    merchant_id: book.merchant.id,
    kind,
    status: 'uploaded',
    file_name,
    media_type,
    bytes: content.length,
    expires_on: expires_on || null,
    reason: '',
    uploaded_at: now.toISOString(),
    uploaded_by: actor.name,
    reviewed_at: null,
    reviewed_by: null,
  };
  const others = book.documents.filter((one) => one !== before);
  return { book: { ...book, documents: [...others, record] }, id: record.id };
}

/**
 * Removes a document that nobody relies on.
 * @throws `conflict`, `notFound`, or `notAllowedNow` for one in review or accepted
 */
export function removeDocument(
  book: DocumentBook,
  { id, version }: { id: number; version: number },
): DocumentBook {
  const record = requireVersion(book, id, version);
  if (record.status === 'in_review' || record.status === 'accepted')
    throw new Problem('notAllowedNow', { details: { why: 'status', status: record.status } });
  return { ...book, documents: book.documents.filter((one) => one !== record) };
}

/**
 * Submits the uploaded documents for review. A merchant that isn't live yet needs one of each
 * required kind, so that its documents are reviewed together.
 * @throws `conflict`, or `notAllowedNow` with `why`: `not_required`, `nothing_new`, or
 *   `documents_missing` with `documents`
 */
export function submitDocuments(
  book: DocumentBook,
  { version }: { version: number },
): DocumentBook {
  requireRequirement(book);
  const { merchant, documents, today } = book;
  if (merchant.version !== version) throw new Problem('conflict', { current: showDocuments(book) });
  if (!documents.some(({ status }) => status === 'uploaded'))
    throw new Problem('notAllowedNow', { details: { why: 'nothing_new' } });
  const submitted = documents.map((one) =>
    one.status === 'uploaded'
      ? { ...one, status: 'in_review' as const, version: one.version + 1 }
      : one,
  );
  const missing = requiredDocuments(merchant, submitted, today).filter(
    ({ state }) => state === 'missing' || state === 'expired' || state === 'changes_requested',
  );
  if (missing.length > 0 && !isSettled(merchant.setup_status))
    throw new Problem('notAllowedNow', {
      details: { why: 'documents_missing', documents: missing.map(({ kind }) => kind) },
    });
  const next = { ...book, documents: submitted };
  return withStatus(next, statusAfterSubmission(next));
}
