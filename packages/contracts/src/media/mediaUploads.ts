import { listMedia, type Media } from '@servery/api';
import { describe, expect, test } from 'vitest';
import { hugePng, pictures, written } from '@servery/domain/fixtures';
import { listLaws } from '../listLaws.ts';
import { outletCases } from '../outletCases.ts';
import { upload } from './mediaFiles.ts';
import { refused, type Stage } from '../Stage.ts';

/** Uploading pictures, and listing them. */
export function mediaUploads(stage: Stage): void {
  const list = async (query: object = {}, username = 'merchant') =>
    (await stage.as(username, listMedia, { query: { length: 100, ...query } })).aaData;
  const byName = async (name: string) => (await list()).find((one) => one.name === name);

  describe('uploading a picture', () => {
    test.each(Object.entries(pictures))('accepts %s by its content alone', async (kind, bytes) => {
      const made = await upload(stage, bytes, { name: `  Given as ${kind} `, alt: 'Brown' });
      expect(made).toMatchObject({
        name: `Given as ${kind}`,
        alt: 'Brown',
        kind,
        width: 8,
        height: 6,
        version: 1,
        merchant_id: 101,
        is_active: true,
        used_by: [],
      });
      expect(made.bytes).toBeGreaterThan(0);
      expect(Object.values(made.urls).every((url) => url.length > 8)).toBe(true);
      expect((await list())[0]).toEqual(made);
    });

    test('runs once for a repeated idempotency key, and refuses another file with the same key', async () => {
      const idempotencyKey = crypto.randomUUID();
      const again = { name: 'Sent twice' };
      const first = await upload(stage, pictures.png, again, { idempotencyKey });
      expect(await upload(stage, pictures.png, again, { idempotencyKey })).toEqual(first);
      expect(await refused(upload(stage, pictures.jpeg, again, { idempotencyKey }))).toMatchObject({
        code: 'keyReused',
      });
      expect((await list({ search: 'sent twice' })).length).toBe(1);
    });

    test.each([
      ['an empty file', new Uint8Array(), 'empty'],
      ['a page', written('<!doctype html><script>alert(1)</script>'), 'type'],
      ['a GIF', written('GIF89a\x01\x00\x01\x00'), 'type'],
      ['a picture cut off', pictures.png.slice(0, 20), 'broken'],
      ['a bomb', hugePng(60_000, 60_000), 'pixels'],
      ['a drawing with a script', written('<svg width="1" height="1"><script/></svg>'), 'unsafe'],
    ] as const)('refuses %s', async (_, bytes, code) => {
      const before = await list();
      expect(await refused(upload(stage, bytes))).toMatchObject({
        code: 'invalid',
        status: 422,
        matter: { fields: { file: { code } } },
      });
      expect(await list()).toEqual(before);
    });

    test('refuses a file that does not match its digest, and one that is too large', async () => {
      const other = await refused(upload(stage, pictures.png, { digest: 'a'.repeat(43) }));
      expect(other).toMatchObject({ matter: { fields: { digest: { code: 'mismatch' } } } });
      const large = new Uint8Array(5 * 1024 * 1024 + 1);
      large.set(pictures.jpeg);
      const problem = await refused(upload(stage, large));
      expect(['invalid', 'tooLarge']).toContain(problem.code);
    });

    test.each([
      ['no name', ' ', 'name'],
      ['a name of 121 letters', 'x'.repeat(121), 'name'],
    ])('refuses %s', async (_, name, field) => {
      const problem = await refused(upload(stage, pictures.png, { name }));
      expect(Object.keys(problem.matter.fields ?? {})).toEqual([field]);
    });

    test('requires a merchant from callers with several outlets', async () => {
      expect(await refused(upload(stage, pictures.png, { username: 'admin' }))).toMatchObject({
        matter: { fields: { merchant_id: { code: 'required' } } },
      });
      const made = await upload(stage, pictures.png, { username: 'admin', merchant_id: 102 });
      expect(made.merchant_id).toBe(102);
      expect((await list()).map(({ id }) => id)).not.toContain(made.id);
    });

    test('refuses outlets outside the caller’s scope', async () => {
      const wrong = upload(stage, pictures.png, { merchant_id: 102 });
      expect(await refused(wrong)).toMatchObject({ code: 'forbidden' });
      expect(await refused(list({ merchant_id: 102 }))).toMatchObject({ code: 'forbidden' });
    });
  });

  describe('list of pictures', () => {
    test('shows the items that use a picture', async () => {
      const picture = await byName('Nasi lemak');
      expect(picture?.used_by.map(({ name }) => name)).toEqual(['Nasi lemak ayam berempah']);
    });

    test('filters by status', async () => {
      const all = await list();
      const expected: Record<string, (one: Media) => boolean> = {
        active: ({ is_active }) => is_active,
        inactive: ({ is_active }) => !is_active,
        unused: ({ used_by }) => used_by.length === 0,
        no_alt: ({ alt }) => alt === '',
      };
      for (const [status, isIn] of Object.entries(expected)) {
        const some = await list({ status });
        expect(some.length).toBeGreaterThan(0);
        expect(some).toEqual(all.filter(isIn));
      }
    });

    test('filters by ids', async () => {
      const [first, second] = await list();
      const ids = [first!.id, second!.id, 1];
      expect(await list({ ids })).toEqual([first, second]);
    });

    test('sorts by name and by size', async () => {
      const names = (await list({ sort: 'name', order: 'asc' })).map(({ name }) =>
        name.toLowerCase(),
      );
      expect(names).toEqual(names.toSorted());
      const sizes = (await list({ sort: 'size' })).map(({ bytes }) => bytes);
      expect(sizes).toEqual(sizes.toSorted((a, b) => b - a));
    });
  });

  outletCases(stage, [[listMedia]]);
  for (const sort of ['added', 'name', 'size'])
    listLaws(stage, {
      name: `pictures by ${sort}`,
      list: listMedia,
      username: 'merchant',
      query: { sort },
      search: 'roti',
      textOf: ({ name, alt }: Media) => `${name}\n${alt}`,
    });
}
