import type { DocumentKind, MerchantDocument, DocumentNeed } from '@servery/api';
import type { MerchantRecord } from '../people/merchantRecord.ts';
import type { DocumentRecord } from './record.ts';

/** The facts about a document that decide whether it counts. */
export type DocumentFacts = Pick<DocumentRecord, 'kind' | 'status' | 'expires_on'>;

/** The documents that every merchant with the requirement needs, in the order of screens. */
const requiredKinds = [
  'business_registration',
  'bank_account',
  'owner_identity',
] as const satisfies readonly DocumentKind[];

/** The documents that a merchant only has to renew if it has them. */
const optionalKinds = ['food_licence', 'other'] as const satisfies readonly DocumentKind[];

/** All kinds of document, in the order of screens. */
export const documentOrder: readonly DocumentKind[] = [...requiredKinds, ...optionalKinds];

/** A document is due for renewal this many days before it expires. */
const reminderDays = 30;

/** Whether the platform reviews the documents of a merchant before it goes live. */
export const requiresDocuments = ({ settings }: Pick<MerchantRecord, 'settings'>): boolean =>
  settings.documents_required === true;

/** Returns whether a document is valid on a date, soon or no longer; null if it doesn't expire. */
export function expiryOf(
  { expires_on }: Pick<DocumentFacts, 'expires_on'>,
  today: string,
): MerchantDocument['expiry'] {
  if (expires_on === null) return null;
  if (expires_on < today) return 'expired';
  const days = (Date.parse(expires_on) - Date.parse(today)) / 86_400_000;
  return days <= reminderDays ? 'soon' : 'valid';
}

/** Whether a document was accepted and is valid on a date. One that has expired counts as missing. */
const counts = (document: DocumentFacts, today: string): boolean =>
  document.status === 'accepted' && expiryOf(document, today) !== 'expired';

function stateOf(
  documents: readonly DocumentFacts[],
  kind: DocumentKind,
  today: string,
): DocumentNeed {
  const accepted = documents.find((one) => one.kind === kind && one.status === 'accepted');
  const open = documents.find((one) => one.kind === kind && one.status !== 'accepted');
  const expires_on = accepted?.expires_on ?? null;
  if (accepted && counts(accepted, today)) {
    const isDue = expiryOf(accepted, today) === 'soon' && !open;
    return { kind, state: isDue ? 'expires_soon' : 'accepted', expires_on };
  }
  return { kind, state: open?.status ?? (accepted ? 'expired' : 'missing'), expires_on };
}

/**
 * Returns the state of each document that a merchant needs on a date; nothing if the platform
 * requires none of it.
 */
export const requiredDocuments = (
  merchant: Pick<MerchantRecord, 'settings'>,
  documents: readonly DocumentFacts[],
  today: string,
): DocumentNeed[] =>
  requiresDocuments(merchant) ? requiredKinds.map((kind) => stateOf(documents, kind, today)) : [];

/** Returns the state of each optional document that expires soon or has expired. */
export const expiringDocuments = (
  merchant: Pick<MerchantRecord, 'settings'>,
  documents: readonly DocumentFacts[],
  today: string,
): DocumentNeed[] =>
  requiresDocuments(merchant)
    ? optionalKinds
        .map((kind) => stateOf(documents, kind, today))
        .filter(({ state }) => state === 'expires_soon' || state === 'expired')
    : [];

/** Whether a required document is accepted and valid. */
export const isPresent = ({ state }: DocumentNeed): boolean =>
  state === 'accepted' || state === 'expires_soon';

/** Returns the kinds that a merchant needs and that aren't accepted or have expired. */
export const missingDocuments = (required: readonly DocumentNeed[]): DocumentKind[] =>
  required.filter((one) => !isPresent(one)).map(({ kind }) => kind);
