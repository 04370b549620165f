import { getSetUpGuide, goLive, type MerchantDocuments } from '@servery/api';
import { describe, expect, test } from 'vitest';
import { refused, type Stage } from '../Stage.ts';
import { acceptedOf, documentCalls, liveOutlet, newOutlet, openOf } from './documentFiles.ts';

/** The review of documents, and how the set-up of a merchant depends on it. */
export function documentReviews(stage: Stage): void {
  const { read, upload, submit, accept, requestChanges } = documentCalls(stage);
  const submitted = async (merchant_id = liveOutlet): Promise<MerchantDocuments> => {
    await upload('bank_account', { merchant_id });
    return submit(merchant_id);
  };

  describe('reviewing a document', () => {
    test('replaces the accepted one when it is accepted', async () => {
      const before = await submitted();
      const after = await accept(openOf(before, 'bank_account'));
      expect(acceptedOf(after, 'bank_account')).toMatchObject({
        id: openOf(before, 'bank_account').id,
        reviewed_by: 'Aishah Rahman',
      });
      expect(openOf(after, 'bank_account')).toBeUndefined();
      expect(after.setup_status).toBe('live');
    });

    test('returns it with a reason', async () => {
      const before = await submitted();
      const after = await requestChanges(
        openOf(before, 'bank_account'),
        ' The account number is cut off ',
      );
      expect(openOf(after, 'bank_account')).toMatchObject({
        status: 'changes_requested',
        reason: 'The account number is cut off',
      });
      const replaced = await upload('bank_account');
      expect(openOf(replaced, 'bank_account')).toMatchObject({ status: 'uploaded', reason: '' });
    });

    test('needs a reason to return it', async () => {
      const { id, version } = openOf(await submitted(), 'bank_account');
      expect(await refused(requestChanges({ id, version }, ' '))).toMatchObject({
        matter: { fields: { reason: {} } },
      });
    });

    test('is up to the platform', async () => {
      const document = openOf(await submitted(), 'bank_account');
      for (const username of ['merchant', 'supermerchant', 'agent', 'supervisor'])
        expect(await refused(accept(document, username))).toMatchObject({ code: 'forbidden' });
    });

    test('needs a submitted document', async () => {
      const uploaded = openOf(await upload('bank_account'), 'bank_account');
      expect(await refused(accept(uploaded))).toMatchObject({
        code: 'notAllowedNow',
        matter: { details: { why: 'status', status: 'uploaded' } },
      });
    });

    test('happens once if two people review it at the same time', async () => {
      const document = openOf(await submitted(), 'bank_account');
      const results = await Promise.allSettled([
        accept(document),
        requestChanges(document, 'Too dark to read'),
      ]);
      expect(results.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
      const [problem] = results.flatMap((one) =>
        one.status === 'rejected' ? [one.reason as { code: string }] : [],
      );
      // The document may be accepted by now, so its version comes first.
      expect(problem).toMatchObject({ code: 'conflict' });
    });
  });

  describe('submitting documents', () => {
    test('needs something new, and the current merchant', async () => {
      await submitted();
      expect(await refused(submit(liveOutlet))).toMatchObject({
        matter: { details: { why: 'nothing_new' } },
      });
      await upload('bank_account');
      expect(await refused(submit(liveOutlet, 999_999))).toMatchObject({ code: 'conflict' });
    });
  });

  describe('a merchant without a valid bank document', () => {
    const guide = () =>
      stage.as('supermerchant', getSetUpGuide, { query: { merchant_id: newOutlet } });
    const open = async () =>
      stage.as('supermerchant', goLive, {
        body: { merchant_id: newOutlet, version: (await guide()).version },
      });
    const stateOf = async () =>
      (await read(newOutlet)).required.find(({ kind }) => kind === 'bank_account');

    test('can’t go live until a new one is accepted, and gets no other reason', async () => {
      const today = '2026-11-20';
      await upload('bank_account', { merchant_id: newOutlet, expires_on: today });
      await accept(openOf(await submit(newOutlet), 'bank_account'));
      expect(await guide()).toMatchObject({
        setup_status: 'approved',
        needed: [],
        documents: expect.arrayContaining([
          { kind: 'bank_account', state: 'expires_soon', expires_on: today },
        ]),
      });

      // The next trading day.
      await stage.host.advance(15 * 3_600_000);
      expect(await stateOf()).toMatchObject({ state: 'expired', expires_on: today });
      expect((await guide()).needed).toEqual(['documents']);
      expect(await refused(open())).toMatchObject({
        code: 'notAllowedNow',
        matter: {
          details: { why: 'set_up_step', steps: ['documents'], documents: ['bank_account'] },
        },
      });

      await upload('food_licence', { merchant_id: newOutlet });
      expect(await refused(submit(newOutlet))).toMatchObject({
        matter: { details: { why: 'documents_missing', documents: ['bank_account'] } },
      });
      await upload('bank_account', { merchant_id: newOutlet });
      const again = await submit(newOutlet);
      expect(again.setup_status).toBe('documents_submitted');
      expect(await refused(open())).toMatchObject({
        matter: { details: { why: 'set_up_status' } },
      });
      const returned = await requestChanges(openOf(again, 'food_licence'), 'Blurred');
      expect(returned.setup_status).toBe('changes_requested');
      const approved = await accept(openOf(returned, 'bank_account'));
      expect(approved.setup_status).toBe('approved');
      expect((await open()).setup_status).toBe('live');
    });
  });
}
