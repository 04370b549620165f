import { deleteMedia, editMedia, listMedia, toggleMedia, type Media } from '@servery/api';
import { describe, expect, test } from 'vitest';
import { pictures, written } from '@servery/domain/fixtures';
import { replace, upload } from './mediaFiles.ts';
import { refused, type Stage } from '../Stage.ts';

const green = written(
  '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><path d="M0 0h9v9H0z" fill="green"/></svg>',
);

/** The changes of an existing picture. */
export function mediaChanges(stage: Stage): void {
  const fresh = () => upload(stage, pictures.png, { name: 'Before', alt: 'Old words' });
  const now = async (id: number) =>
    (await stage.as('merchant', listMedia, { query: { ids: [id] } })).aaData[0];
  const edit = ({ id, version, name, alt }: Media, change: object, username = 'merchant') =>
    stage.as(username, editMedia, {
      params: { id },
      query: {},
      body: { version, name, alt, ...change },
    });
  const toggle = ({ id, version }: Media, is_active: boolean, username = 'merchant') =>
    stage.as(username, toggleMedia, { params: { id }, body: { version, is_active } });
  const remove = ({ id, version }: Media, username = 'merchant') =>
    stage.as(username, deleteMedia, { params: { id }, body: { version } });
  const used = async () => {
    const { aaData } = await stage.as('merchant', listMedia, { query: { search: 'Teh tarik' } });
    return aaData[0]!;
  };

  describe('editing a picture', () => {
    test('changes its name and description, and keeps its image', async () => {
      const before = await fresh();
      const after = await edit(before, { name: 'After', alt: 'New words' });
      expect(after).toEqual({ ...before, version: 2, name: 'After', alt: 'New words' });
      expect(await now(before.id)).toEqual(after);
    });

    test('replaces its image under a new URL, and keeps when it was added', async () => {
      const before = await fresh();
      const after = await replace(stage, before, green);
      expect(after).toMatchObject({ id: before.id, version: 2, kind: 'svg', name: 'Before' });
      expect(after.urls.full).not.toBe(before.urls.full);
      expect(after.added_at).toBe(before.added_at);
      expect(await now(before.id)).toEqual(after);
    });

    test('refuses an invalid file, and keeps the picture', async () => {
      const before = await fresh();
      expect(await refused(replace(stage, before, written('words')))).toMatchObject({
        matter: { fields: { file: { code: 'type' } } },
      });
      expect(await now(before.id)).toEqual(before);
    });

    test('deactivates it and activates it again', async () => {
      const before = await fresh();
      const off = await toggle(before, false);
      expect(off).toMatchObject({ is_active: false, version: 2 });
      expect(await toggle(off, false)).toEqual(off);
      expect(await toggle(off, true)).toMatchObject({ is_active: true, version: 3 });
    });

    test('refuses outdated versions, and returns the current picture', async () => {
      const before = await fresh();
      const current = await edit(before, { alt: 'Newer' });
      const late = [
        () => edit(before, { alt: 'Late' }),
        () => toggle(before, false),
        () => remove(before),
      ];
      for (const call of late)
        expect(await refused(call())).toMatchObject({ code: 'conflict', matter: { current } });
      expect(await refused(replace(stage, before, pictures.jpeg))).toMatchObject({
        code: 'conflict',
      });
    });
  });

  describe('deleting a picture', () => {
    test('deletes an unused picture', async () => {
      const picture = await fresh();
      expect(await remove(picture)).toEqual({ id: picture.id });
      expect(await now(picture.id)).toBeUndefined();
      expect(await refused(remove(picture))).toMatchObject({ code: 'notFound' });
    });

    test('refuses a picture in use, and returns the items that use it', async () => {
      const picture = await used();
      expect(await refused(remove(picture))).toMatchObject({
        code: 'notAllowedNow',
        matter: { details: { why: 'in_use', used_by: picture.used_by } },
      });
      expect(await now(picture.id)).toEqual(picture);
    });
  });

  test('pictures of another outlet are not found', async () => {
    const picture = await upload(stage, pictures.png, { username: 'admin', merchant_id: 102 });
    const calls = [
      () => edit(picture, { name: 'Mine' }),
      () => toggle(picture, false),
      () => remove(picture),
    ];
    for (const call of calls)
      expect(await refused(call())).toMatchObject({ code: 'notFound', status: 404 });
  });
}
