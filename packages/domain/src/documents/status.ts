import type { DocumentBook } from './record.ts';
import { missingDocuments, requiredDocuments } from './required.ts';

type SetUpStatus = DocumentBook['merchant']['setup_status'];

/** Whether every required document of a merchant is accepted and valid. */
export const isComplete = ({ merchant, documents, today }: DocumentBook): boolean =>
  missingDocuments(requiredDocuments(merchant, documents, today)).length === 0;

/** Whether documents don't change the status: a live merchant stays live, a suspended one suspended. */
export const isSettled = (status: SetUpStatus): boolean =>
  status === 'live' || status === 'suspended';

/** Returns the status of a merchant after it has submitted documents. */
export function statusAfterSubmission(book: DocumentBook): SetUpStatus {
  const { setup_status } = book.merchant;
  if (isSettled(setup_status)) return setup_status;
  // A renewal doesn't undo an approval while the earlier document is valid.
  return setup_status === 'approved' && isComplete(book) ? 'approved' : 'documents_submitted';
}

/**
 * Returns the status of a merchant after one of its documents was reviewed: approved once all
 * required ones are accepted, otherwise `changes_requested` if any document needs changes.
 */
export function statusAfterReview(book: DocumentBook): SetUpStatus {
  const { setup_status } = book.merchant;
  if (isSettled(setup_status)) return setup_status;
  if (isComplete(book)) return 'approved';
  const needsChanges = book.documents.some(({ status }) => status === 'changes_requested');
  return needsChanges ? 'changes_requested' : 'in_review';
}

/** Returns a book whose merchant has a status; the same book if it already has it. */
export function withStatus(book: DocumentBook, setup_status: SetUpStatus): DocumentBook {
  const { merchant } = book;
  if (merchant.setup_status === setup_status) return book;
  return { ...book, merchant: { ...merchant, setup_status, version: merchant.version + 1 } };
}
