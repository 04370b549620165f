import * as v from 'valibot';
import { endpoint } from '../endpoint.ts';
import { documentFile, documentKinds, merchantDocuments } from '../entities/merchantDocument.ts';
import { businessDate, id, idChoice, idParam, text, version } from '../fields.ts';
import { fileDigest } from '../fileDigest.ts';

/** The maximum size of the file of a document, in bytes. */
export const maxDocumentBytes = 10 * 1024 * 1024;

const one = v.object({ id: idParam });
const answers = { returns: merchantDocuments, raises: ['merchant.changed'] } as const;
const versioned = { ...answers, current: merchantDocuments } as const;

/** Returns the documents of a merchant, without their files. */
export const getMerchantDocuments = endpoint.get('/admin/merchant/document', {
  summary: 'Returns the documents of a merchant, and those that the platform requires.',
  capability: 'merchant.profile',
  query: v.strictObject({ merchant_id: idChoice }),
  returns: merchantDocuments,
  problems: ['notFound'],
});

/**
 * Adds the new file of a kind, or replaces it. An accepted file remains until the new one is
 * accepted too. Refused with `not_required` where the platform requires no documents, because
 * nobody would review them.
 */
export const uploadMerchantDocument = endpoint.post('/admin/merchant/document', {
  summary: 'Uploads a document: PDF, JPEG or PNG, up to 10 MB.',
  capability: 'merchant.profile',
  multipart: true,
  maxFileBytes: maxDocumentBytes,
  limit: 'heavy',
  query: v.strictObject({ digest: fileDigest }),
  body: v.strictObject({
    merchant_id: v.optional(v.nullable(idParam), null),
    kind: v.picklist(documentKinds),
    /** The last date on which it is valid, today or later; '' if it doesn't expire. */
    expires_on: v.optional(v.union([v.literal(''), businessDate]), ''),
    file: v.pipe(v.file('Must be a file.'), v.maxSize(maxDocumentBytes, 'Must be at most 10 MB.')),
  }),
  ...answers,
  problems: ['notFound', 'notAllowedNow', 'tooLarge'],
});

/** Returns the file of a document. */
export const downloadMerchantDocument = endpoint.get('/admin/merchant/document/:id/file', {
  summary: 'Returns the file of a document.',
  capability: 'merchant.profile',
  limit: 'heavy',
  params: one,
  returns: documentFile,
  problems: ['notFound'],
});

/** Removes a document that isn't in review and wasn't accepted. */
export const removeMerchantDocument = endpoint.delete('/admin/merchant/document/:id', {
  summary: 'Removes a document that isn’t in review and wasn’t accepted.',
  capability: 'merchant.profile',
  params: one,
  body: v.strictObject({ version }),
  ...versioned,
  problems: ['notFound', 'conflict', 'notAllowedNow'],
});

/** Submits the uploaded documents. A merchant that isn't live yet needs one of each required kind. */
export const submitMerchantDocuments = endpoint.post('/admin/merchant/document/submit', {
  summary: 'Submits the uploaded documents of a merchant for review.',
  capability: 'merchant.profile',
  /** The version of the merchant. */
  body: v.strictObject({ merchant_id: v.optional(v.nullable(id), null), version }),
  ...versioned,
  problems: ['notFound', 'conflict', 'notAllowedNow'],
});

const based = { version };

/** Accepts a document in review, or requests changes. */
export const reviewMerchantDocument = endpoint.patch('/admin/merchant/document/:id', {
  summary: 'Accepts a document in review, or requests changes with a reason.',
  capability: 'merchant.approve',
  params: one,
  body: v.variant('decision', [
    v.strictObject({ ...based, decision: v.literal('accept') }),
    v.strictObject({ ...based, decision: v.literal('request_changes'), reason: text(3, 300) }),
  ]),
  ...versioned,
  problems: ['notFound', 'conflict', 'notAllowedNow'],
});
