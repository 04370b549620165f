import type { DocumentKind, MerchantInfo } from '@servery/api';
import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { newMerchant } from '../setUp/newMerchant.ts';
import { removeDocument, submitDocuments, uploadDocument } from './changes.ts';
import type { DocumentBook, DocumentContext } from './record.ts';
import { expiryOf, missingDocuments } from './required.ts';
import { reviewDocument } from './review.ts';
import { showDocuments } from './show.ts';

const now = new Date('2026-11-28T04:00:00Z');
const today = '2026-11-28';
const own = newMerchant({ id: 9, name: 'Kopitiam Jaya', time_zone: 'Asia/Kuala_Lumpur', now });
const empty: DocumentBook = {
  merchant: { ...own, settings: { ...own.settings, documents_required: true } },
  today,
  documents: [],
};
let last = 100;
const context: DocumentContext = { actor: { name: 'Aishah' }, now, nextId: () => (last += 1) };
const file = {
  file_name: 'scan.pdf',
  media_type: 'application/pdf' as const,
  content: new Uint8Array(12),
};
const needed = ['business_registration', 'bank_account', 'owner_identity'] as const;

const upload = (book: DocumentBook, kind: DocumentKind, expires_on = '') =>
  uploadDocument(book, { kind, expires_on }, file, context).book;
const uploadAll = (book = empty) => needed.reduce((at, kind) => upload(at, kind), book);
const submit = (book: DocumentBook) => submitDocuments(book, { version: book.merchant.version });
const inReview = (book: DocumentBook, kind: DocumentKind) =>
  book.documents.find((one) => one.kind === kind && one.status === 'in_review')!;
const accept = (book: DocumentBook, kind: DocumentKind) => {
  const { id, version } = inReview(book, kind);
  return reviewDocument(book, id, { version, decision: 'accept' }, context);
};
const sendBack = (book: DocumentBook, kind: DocumentKind) => {
  const { id, version } = inReview(book, kind);
  const input = { version, decision: 'request_changes', reason: 'Too dark' } as const;
  return reviewDocument(book, id, input, context);
};
const acceptAll = (book: DocumentBook) => needed.reduce(accept, book);
const statusOf = ({ merchant }: DocumentBook) => merchant.setup_status;
const stateOf = (book: DocumentBook, wanted: DocumentKind) =>
  showDocuments(book).required.find(({ kind }) => kind === wanted)?.state;
const as = (book: DocumentBook, setup_status: MerchantInfo['setup_status']): DocumentBook => ({
  ...book,
  merchant: { ...book.merchant, setup_status },
});
const refuses = (details: object) =>
  expect.objectContaining({ matter: expect.objectContaining({ details }) });

describe('the status of a merchant', () => {
  test('goes from draft to approved with its documents', () => {
    const submitted = submit(uploadAll());
    expect(statusOf(submitted)).toBe('documents_submitted');
    const started = accept(submitted, 'bank_account');
    expect(statusOf(started)).toBe('in_review');
    const approved = accept(accept(started, 'owner_identity'), 'business_registration');
    expect(statusOf(approved)).toBe('approved');
    expect(missingDocuments(showDocuments(approved).required)).toEqual([]);
  });

  test('returns to the merchant with requested changes, and back with a new file', () => {
    const returned = sendBack(submit(uploadAll()), 'bank_account');
    expect(statusOf(returned)).toBe('changes_requested');
    expect(stateOf(returned, 'bank_account')).toBe('changes_requested');
    // The reviewer goes on with the other documents.
    const rest = accept(accept(returned, 'owner_identity'), 'business_registration');
    expect(statusOf(rest)).toBe('changes_requested');
    const replaced = upload(rest, 'bank_account');
    expect(replaced.documents).toHaveLength(3);
    expect(replaced.documents.at(-1)).toMatchObject({ status: 'uploaded', reason: '' });
    const again = submit(replaced);
    expect(statusOf(again)).toBe('documents_submitted');
    expect(statusOf(accept(again, 'bank_account'))).toBe('approved');
  });

  test.each(['live', 'suspended'] as const)('stays %s whatever happens to documents', (status) => {
    const book = submit(as(uploadAll(), status));
    expect(statusOf(book)).toBe(status);
    expect(statusOf(sendBack(book, 'owner_identity'))).toBe(status);
    expect(statusOf(acceptAll(book))).toBe(status);
  });

  test('stays approved while a renewal is reviewed', () => {
    const approved = acceptAll(submit(uploadAll()));
    const renewing = submit(upload(approved, 'bank_account'));
    expect(statusOf(renewing)).toBe('approved');
    expect(renewing.documents).toHaveLength(4);
    const renewed = accept(renewing, 'bank_account');
    expect(renewed.documents).toHaveLength(3);
  });

  test('is approved only with every required document accepted, in any order of reviews', () => {
    const decision = fc.tuple(fc.constantFrom(...needed), fc.boolean());
    fc.assert(
      fc.property(fc.array(decision, { maxLength: 20 }), (decisions) => {
        const book = decisions.reduce((at, [kind, isAccepted]) => {
          if (!inReview(at, kind)) return submitIfPossible(upload(at, kind));
          return isAccepted ? accept(at, kind) : sendBack(at, kind);
        }, empty);
        const missing = missingDocuments(showDocuments(book).required);
        expect(statusOf(book) === 'approved').toBe(missing.length === 0);
        for (const kind of needed)
          expect(book.documents.filter((one) => one.kind === kind).length).toBeLessThanOrEqual(2);
      }),
    );
  });
});

const submitIfPossible = (book: DocumentBook) => {
  try {
    return submit(book);
  } catch {
    return book;
  }
};

describe('submitting', () => {
  test('needs one of each required kind before a merchant is live', () => {
    const book = upload(upload(empty, 'business_registration'), 'owner_identity');
    expect(() => submit(book)).toThrow(
      refuses({ why: 'documents_missing', documents: ['bank_account'] }),
    );
    expect(statusOf(submit(as(book, 'live')))).toBe('live');
  });

  test('needs something new', () => {
    expect(() => submit(empty)).toThrow(refuses({ why: 'nothing_new' }));
    expect(() => submit(submit(uploadAll()))).toThrow(refuses({ why: 'nothing_new' }));
  });

  test('is based on the version of the merchant', () => {
    expect(() => submitDocuments(uploadAll(), { version: 9 })).toThrow(
      expect.objectContaining({ code: 'conflict' }),
    );
  });

  test('is refused for a merchant without required documents', () => {
    const book = { ...empty, merchant: own };
    expect(() => upload(book, 'bank_account')).toThrow(refuses({ why: 'not_required' }));
    expect(() => submit(book)).toThrow(refuses({ why: 'not_required' }));
    expect(showDocuments(book).required).toEqual([]);
  });
});

test('a document in review or accepted can’t be removed', () => {
  const book = submit(uploadAll());
  const { id, version } = inReview(book, 'bank_account');
  expect(() => removeDocument(book, { id, version })).toThrow(
    refuses({ why: 'status', status: 'in_review' }),
  );
  const [first] = accept(book, 'bank_account').documents.filter(
    ({ status }) => status === 'accepted',
  );
  expect(() => removeDocument(accept(book, 'bank_account'), first!)).toThrow(
    expect.objectContaining({ code: expect.stringMatching(/conflict|notAllowedNow/) }),
  );
  const returned = sendBack(book, 'bank_account').documents.find(({ reason }) => reason !== '')!;
  expect(removeDocument(sendBack(book, 'bank_account'), returned).documents).toHaveLength(2);
});

test('a review is based on the version of the document', () => {
  const book = submit(uploadAll());
  const { id, version } = inReview(book, 'bank_account');
  const reviewed = accept(book, 'bank_account');
  const again = (based: number) => () =>
    reviewDocument(reviewed, id, { version: based, decision: 'accept' }, context);
  expect(again(version)).toThrow(expect.objectContaining({ code: 'conflict' }));
  expect(again(version + 1)).toThrow(refuses({ why: 'status', status: 'accepted' }));
});

describe('expiry', () => {
  test.each([
    [null, null],
    ['2026-11-27', 'expired'],
    ['2026-11-28', 'soon'],
    ['2026-12-28', 'soon'],
    ['2026-12-29', 'valid'],
  ] as const)('of %s is %s', (expires_on, expiry) => {
    expect(expiryOf({ expires_on }, today)).toBe(expiry);
  });

  test('makes a document missing, until its renewal is accepted', () => {
    const submitted = submit(upload(uploadAll(), 'bank_account', '2026-12-01'));
    const book = acceptAll(submitted);
    expect(stateOf(book, 'bank_account')).toBe('expires_soon');
    const later = { ...book, today: '2026-12-02' };
    expect(stateOf(later, 'bank_account')).toBe('expired');
    const renewing = submit(upload(later, 'bank_account', '2027-12-01'));
    expect(stateOf(renewing, 'bank_account')).toBe('in_review');
    expect(statusOf(renewing)).toBe('documents_submitted');
    const renewed = accept(renewing, 'bank_account');
    expect(stateOf(renewed, 'bank_account')).toBe('accepted');
    expect(statusOf(renewed)).toBe('approved');
  });

  test('can’t be in the past when a document is uploaded', () => {
    expect(() => upload(empty, 'bank_account', '2026-11-27')).toThrow(
      expect.objectContaining({ code: 'invalid' }),
    );
  });
});
