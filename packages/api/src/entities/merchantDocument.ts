import * as v from 'valibot';
import { businessDate, count, id, instant, version } from '../fields.ts';
import { merchantInfo } from './merchant.ts';

/** The kinds of documents of a merchant. It has at most one accepted and one new file of each. */
export const documentKinds = [
  'business_registration',
  'bank_account',
  'owner_identity',
  'food_licence',
  'other',
] as const;
export type DocumentKind = (typeof documentKinds)[number];

/** The accepted file formats of a document, as media types. */
export const documentTypes = ['application/pdf', 'image/jpeg', 'image/png'] as const;
export type DocumentType = (typeof documentTypes)[number];

/**
 * Uploaded, but not submitted; submitted for review; accepted; or returned with a reason, to be
 * replaced.
 */
export const documentStatuses = ['uploaded', 'in_review', 'accepted', 'changes_requested'] as const;
export type DocumentStatus = (typeof documentStatuses)[number];

/** A document of a merchant, without its file. */
export const merchantDocument = v.object({
  id,
  version,
  merchant_id: id,
  kind: v.picklist(documentKinds),
  status: v.picklist(documentStatuses),
  /** Its extension is that of its content. */
  file_name: v.string(),
  media_type: v.picklist(documentTypes),
  bytes: count,
  /** The last date on which it is valid; null if it doesn't expire. */
  expires_on: v.nullable(businessDate),
  /** Whether it is valid today, for at most 30 more days, or no longer; null if it doesn't expire. */
  expiry: v.nullable(v.picklist(['valid', 'soon', 'expired'])),
  /** The changes that the reviewer requested; '' if there are none. */
  reason: v.string(),
  uploaded_at: instant,
  uploaded_by: v.string(),
  reviewed_at: v.nullable(instant),
  reviewed_by: v.nullable(v.string()),
});
export type MerchantDocument = v.InferOutput<typeof merchantDocument>;

/**
 * What a merchant has of a kind of document that needs something: the state of its new file, or of
 * its accepted one. Only `accepted` and `expires_soon` count as present.
 */
export const documentNeed = v.object({
  kind: v.picklist(documentKinds),
  state: v.picklist([
    'missing',
    'uploaded',
    'in_review',
    'changes_requested',
    'accepted',
    'expires_soon',
    'expired',
  ]),
  /** The date on which the accepted file expires; null if there is none or it doesn't expire. */
  expires_on: v.nullable(businessDate),
});
export type DocumentNeed = v.InferOutput<typeof documentNeed>;

/** The documents of a merchant, and those that the platform requires. */
export const merchantDocuments = v.object({
  merchant_id: id,
  name: v.string(),
  /** The version of the merchant. */
  version,
  setup_status: merchantInfo.entries.setup_status,
  /** In the order in which screens show them; empty if the platform requires no documents. */
  required: v.array(documentNeed),
  /** In the order of their kinds, the accepted file of a kind before its new one. */
  documents: v.array(merchantDocument),
});
export type MerchantDocuments = v.InferOutput<typeof merchantDocuments>;

/** The file of a document. */
export const documentFile = v.object({
  file_name: v.string(),
  media_type: v.picklist(documentTypes),
  /** In base64. */
  content: v.string(),
});
export type DocumentFile = v.InferOutput<typeof documentFile>;
