import { Problem, type Parsed, type reviewMerchantDocument } from '@servery/api';
import { requireVersion } from './guards.ts';
import type { DocumentBook, DocumentContext } from './record.ts';
import { statusAfterReview, withStatus } from './status.ts';

/**
 * Accepts a document, which replaces the accepted one of its kind, or requests changes. The
 * merchant's status follows.
 * @throws `conflict`, `notFound`, or `notAllowedNow` if it isn't in review
 */
export function reviewDocument(
  book: DocumentBook,
  id: number,
  input: Parsed<typeof reviewMerchantDocument>['body'],
  { actor, now }: Pick<DocumentContext, 'actor' | 'now'>,
): DocumentBook {
  const record = requireVersion(book, id, input.version);
  const { status, kind } = record;
  if (status !== 'in_review')
    throw new Problem('notAllowedNow', { details: { why: 'status', status } });
  const isAccepted = input.decision === 'accept';
  const reviewed = {
    ...record,
    version: record.version + 1,
    status: isAccepted ? ('accepted' as const) : ('changes_requested' as const),
    reason: input.decision === 'accept' ? '' : input.reason,
    reviewed_at: now.toISOString(),
    reviewed_by: actor.name,
  };
  const others = book.documents.filter(
    (one) => one !== record && !(isAccepted && one.kind === kind && one.status === 'accepted'),
  );
  const next = { ...book, documents: [...others, reviewed] };
  return withStatus(next, statusAfterReview(next));
}
