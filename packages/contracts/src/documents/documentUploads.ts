import { downloadMerchantDocument, removeMerchantDocument } from '@servery/api';
import { pictures, samplePdf, written } from '@servery/domain/fixtures';
import { describe, expect, test } from 'vitest';
import { refused, type Stage } from '../Stage.ts';
import { acceptedOf, documentCalls, liveOutlet, openOf } from './documentFiles.ts';

const base64 = (bytes: Uint8Array) => btoa(String.fromCharCode(...bytes));

/** Uploading, reading and removing documents. */
export function documentUploads(stage: Stage): void {
  const { read, upload, submit } = documentCalls(stage);
  const download = (id: number, username = 'supermerchant') =>
    stage.as(username, downloadMerchantDocument, { params: { id } });
  const remove = ({ id, version }: { id: number; version: number }, username = 'supermerchant') =>
    stage.as(username, removeMerchantDocument, { params: { id }, body: { version } });

  describe('documents of a merchant', () => {
    test('are listed with the required ones, and with their expiry', async () => {
      const { required, documents } = await read(liveOutlet, 'merchant');
      expect(required.map(({ kind, state }) => [kind, state])).toEqual([
        ['business_registration', 'accepted'],
        ['bank_account', 'accepted'],
        ['owner_identity', 'accepted'],
      ]);
      expect(documents.map(({ kind, expiry }) => [kind, expiry])).toEqual([
        ['business_registration', 'valid'],
        ['bank_account', null],
        ['owner_identity', null],
        ['food_licence', 'soon'],
      ]);
    });

    test('belong to the profile, so people without it neither see nor change them', async () => {
      const { documents } = await read(liveOutlet);
      for (const username of ['supervisor', 'cashier', 'waiter', 'kitchen']) {
        const calls = [
          () => read(liveOutlet, username),
          () => download(documents[0]!.id, username),
          () => upload('other', { username }),
          () => remove(documents[0]!, username),
        ];
        for (const call of calls)
          expect(await refused(call())).toMatchObject({ code: 'forbidden' });
      }
    });

    test('aren’t found from another merchant', async () => {
      const { documents } = await read(liveOutlet);
      const username = 'merchant.bangsar';
      expect(await refused(read(liveOutlet, username))).toMatchObject({ code: 'forbidden' });
      expect(await refused(upload('other', { username }))).toMatchObject({ code: 'forbidden' });
      for (const call of [
        () => download(documents[0]!.id, username),
        () => remove(documents[0]!, username),
      ])
        expect(await refused(call())).toMatchObject({ code: 'notFound', status: 404 });
    });
  });

  describe('uploading a document', () => {
    test.each([
      ['PDF', samplePdf('Other'), 'application/pdf', 'scan.pdf'],
      ['JPEG', pictures.jpeg, 'image/jpeg', 'scan.jpg'],
      ['PNG', pictures.png, 'image/png', 'scan.png'],
    ] as const)('accepts a %s by its content alone', async (_, bytes, media_type, file_name) => {
      const made = openOf(await upload('other', { bytes, username: 'merchant' }), 'other');
      expect(made).toMatchObject({
        merchant_id: liveOutlet,
        status: 'uploaded',
        media_type,
        file_name,
        bytes: bytes.length,
        expires_on: null,
        reviewed_at: null,
      });
      expect(await download(made.id)).toEqual({ file_name, media_type, content: base64(bytes) });
    });

    test('replaces the new one of its kind, and keeps the accepted one', async () => {
      const first = openOf(
        await upload('food_licence', { expires_on: '2027-01-31' }),
        'food_licence',
      );
      const after = await upload('food_licence', { expires_on: '2027-02-28' });
      expect(openOf(after, 'food_licence')).toMatchObject({
        id: first.id,
        version: first.version + 1,
        expires_on: '2027-02-28',
      });
      expect(acceptedOf(after, 'food_licence')).toMatchObject({ expiry: 'soon' });
    });

    test('runs once for a repeated idempotency key, and refuses another file with the same key', async () => {
      const idempotencyKey = crypto.randomUUID();
      const first = await upload('other', {}, { idempotencyKey });
      expect(await upload('other', {}, { idempotencyKey })).toEqual(first);
      expect(
        await refused(upload('other', { bytes: pictures.png }, { idempotencyKey })),
      ).toMatchObject({ code: 'keyReused' });
      expect(openOf(await read(liveOutlet), 'other')).toEqual(openOf(first, 'other'));
    });

    test.each([
      ['an empty file', new Uint8Array(), 'empty'],
      ['a page', written('<!doctype html><script>alert(1)</script>'), 'type'],
      ['a drawing', pictures.svg, 'type'],
      ['a PDF cut off', samplePdf('Cut').slice(0, 60), 'broken'],
    ] as const)('refuses %s', async (_, bytes, code) => {
      const before = await read(liveOutlet);
      expect(await refused(upload('bank_account', { bytes }))).toMatchObject({
        code: 'invalid',
        status: 422,
        matter: { fields: { file: { code } } },
      });
      expect(await read(liveOutlet)).toEqual(before);
    });

    test('refuses a file that is too large, and one that doesn’t match its digest', async () => {
      const large = new Uint8Array(10 * 1024 * 1024 + 1);
      large.set(pictures.jpeg);
      const problem = await refused(upload('other', { bytes: large }));
      expect(['invalid', 'tooLarge']).toContain(problem.code);
      expect(await refused(upload('other', { digest: 'a'.repeat(43) }))).toMatchObject({
        matter: { fields: { digest: { code: 'mismatch' } } },
      });
    });

    test('refuses a date that has passed', async () => {
      expect(await refused(upload('other', { expires_on: '2026-11-19' }))).toMatchObject({
        matter: { fields: { expires_on: { code: 'past' } } },
      });
    });
  });

  test('a document can be removed until it is submitted', async () => {
    const { documents, version } = await upload('other');
    const uploaded = documents.find(({ kind }) => kind === 'other')!;
    expect(await refused(remove({ ...uploaded, version: uploaded.version + 1 }))).toMatchObject({
      code: 'conflict',
    });
    const after = await remove(uploaded);
    expect(after.documents.map(({ kind }) => kind)).not.toContain('other');
    expect(after.version).toBe(version);
    expect(await refused(download(uploaded.id))).toMatchObject({ code: 'notFound' });
    await upload('other');
    const submitted = await submit(liveOutlet);
    for (const one of [openOf(submitted, 'other'), acceptedOf(submitted, 'bank_account')])
      expect(await refused(remove(one))).toMatchObject({
        code: 'notAllowedNow',
        matter: { details: { why: 'status', status: one.status } },
      });
  });
}
