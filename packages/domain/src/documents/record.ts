import type { DocumentKind, DocumentStatus, DocumentType } from '@servery/api';
import type { MerchantRecord } from '../people/merchantRecord.ts';

/** A document as hosts store it, without its file. */
export interface DocumentRecord {
  id: number;
  version: number;
  merchant_id: number;
  kind: DocumentKind;
  status: DocumentStatus;
  file_name: string;
  media_type: DocumentType;
  bytes: number;
  /** The last date on which it is valid, `YYYY-MM-DD`; null if it doesn't expire. */
  expires_on: string | null;
  reason: string;
  uploaded_at: string;
  uploaded_by: string;
  reviewed_at: string | null;
  reviewed_by: string | null;
}

/** A merchant with its documents, on a business date. */
export interface DocumentBook {
  merchant: MerchantRecord;
  today: string;
  documents: readonly DocumentRecord[];
}

/** The actor, the time, and a generator of new ids. */
export interface DocumentContext {
  actor: { name: string };
  now: Date;
  nextId: () => number;
}

/** An uploaded file that has been checked. */
export interface ReceivedDocument {
  file_name: string;
  media_type: DocumentType;
  content: Uint8Array<ArrayBuffer>;
}
