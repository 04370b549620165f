import type { DocumentBook, DocumentRecord, ReceivedDocument } from './record.ts';

/** The action on a document that the audit entry names. */
export type DocumentAction =
  | 'upload_document'
  | 'remove_document'
  | 'submit_documents'
  | 'review_document';

/** Storage of the documents of merchants. */
export interface DocumentStore {
  /**
   * Returns the merchant of a document.
   * @throws `notFound` if there is none in the caller's scope
   */
  merchantOf(document_id: number): Promise<number>;
  /** Returns the documents of a merchant, which the caller has locked. */
  of(merchant_id: number): Promise<DocumentRecord[]>;
  /** The uploaded file; null without one. */
  readonly received: ReceivedDocument | null;
  /**
   * Saves the difference between two books with its event: the merchant if it changed, and the
   * documents. The document `uploaded_id` gets the uploaded file.
   */
  save(
    before: DocumentBook,
    after: DocumentBook,
    action: DocumentAction,
    uploaded_id?: number,
  ): Promise<void>;
}
