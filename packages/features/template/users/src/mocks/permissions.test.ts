import { createClient } from '@servery/api';
import { setScenario } from '@servery/api/mocks';
import {
  addPermission,
  deletePermission,
  listPermissions,
  updatePermission,
  userRoles,
} from '@servery/api/template';
import { setupServer } from 'msw/node';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { usersMocks } from './index.ts';

const host = 'http://sample.test';
const server = setupServer(...usersMocks.handlers);
beforeAll(() => server.listen({ onUnhandledFrame: 'error' }));
afterAll(() => server.close());
afterEach(() => {
  setScenario('usual');
  usersMocks.reset();
});

const { call } = createClient({ baseURL: `${host}/api` });
type Query = Parameters<typeof call<typeof listPermissions>>[1]['query'];
const list = (query: Query = {}) => call(listPermissions, { query });
const namesOf = async (query: Query = {}) =>
  (await list({ perPage: 100, ...query })).permissions.map(({ name }) => name);
const post = (path: string, body: unknown) =>
  fetch(host + path, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });

describe('permissions', () => {
  test('lists 10 by default, with the query, all of them and the total', async () => {
    const { params, allData, total, permissions } = await list();
    expect(params).toEqual({ q: '', perPage: 10, page: 1, assignedTo: '' });
    expect([allData.length, total, permissions.length]).toEqual([12, 12, 10]);
    expect(permissions).toEqual(allData.slice(0, 10));
    expect((await list({ page: 2 })).permissions).toEqual(allData.slice(10));
    expect((await list({ page: 3 })).permissions).toEqual([]);
    expect(await namesOf()).toEqual(expect.arrayContaining(['Only View', 'Financial Management']));
  });

  test.each(userRoles)('filters by the role %s', async (assignedTo) => {
    const { allData, permissions } = await list({ assignedTo, perPage: 100 });
    expect(permissions.length).toBeGreaterThan(0);
    expect(permissions).toEqual(allData.filter((each) => each.assignedTo.includes(assignedTo)));
    expect(await namesOf({ assignedTo: assignedTo.toUpperCase(), q: 'nothing like it' })).toEqual(
      [],
    );
  });

  test('refuses an unknown role', () =>
    expect(list({ assignedTo: 'king' })).rejects.toMatchObject({ status: 422 }));

  test('finds permissions by name and by the date as it is shown, without patterns', async () => {
    expect(await namesOf({ q: 'BILLING' })).toEqual(['Manage Billing & Roles']);
    expect(await namesOf({ q: '.*' })).toEqual([]);
    const [first] = (await list()).permissions;
    const at = new Date(first!.createdDate);
    for (const locale of ['en', 'en-GB', 'de', 'ar', 'zh']) {
      const style = { dateStyle: 'medium', timeStyle: 'short' } as const;
      const q = new Intl.DateTimeFormat(locale, style).format(at);
      expect(await namesOf({ q })).toContain(first!.name);
    }
  });

  test('finds a permission by its date in the region and time zone of the shop', async () => {
    const [, second] = (await list()).permissions;
    const style = {
      dateStyle: 'medium',
      timeStyle: 'short',
      timeZone: 'Asia/Kuala_Lumpur',
    } as const;
    const q = new Intl.DateTimeFormat('en-MY', style).format(new Date(second!.createdDate));
    expect(await namesOf({ q })).toEqual([second!.name]);
  });

  test('adds a permission with status 201, which only administrators have', async () => {
    const permission = { name: 'Ring the Bell', isCore: false };
    const response = await post('/apps/permissions/add-permission', { permission });
    expect(response.status).toBe(201);
    expect(await response.json()).toMatchObject({
      permission: { ...permission, id: 13, assignedTo: ['administrator'] },
    });
    expect(await namesOf({ assignedTo: 'administrator' })).toContain('Ring the Bell');
    expect(await namesOf({ assignedTo: 'manager' })).not.toContain('Ring the Bell');
  });

  test.each(['', '  ', 'ONLY view', 'x'.repeat(81)])(
    'refuses to add the name “%s”',
    async (name) => {
      await expect(
        call(addPermission, { body: { permission: { name, isCore: false } } }),
      ).rejects.toMatchObject({ matter: { fields: { 'permission.name': expect.anything() } } });
      expect((await list()).total).toBe(12);
    },
  );

  test('renames a permission with status 201, and keeps its roles', async () => {
    const [before] = (await list({ q: 'Only View' })).permissions;
    const { id } = before!;
    const response = await post('/apps/permissions/update-permission', { id, name: 'Look Only' });
    expect(response.status).toBe(201);
    const { permission } = (await response.json()) as { permission: unknown };
    expect(permission).toEqual({ ...before, name: 'Look Only' });
    await call(updatePermission, { body: { id, name: 'look only', isCore: true } });
    await expect(
      call(updatePermission, { body: { id, name: 'Management' } }),
    ).rejects.toMatchObject({ matter: { fields: { name: { code: 'taken' } } } });
  });

  test('deletes a permission by id in the query, unless it is core', async () => {
    const { allData } = await list();
    const core = allData.find(({ isCore }) => isCore)!;
    const other = allData.find(({ isCore }) => !isCore)!;
    const response = await fetch(`${host}/apps/permissions/delete?id=${other.id}`, {
      method: 'DELETE',
    });
    expect([response.status, await response.json()]).toEqual([200, { id: other.id }]);
    await expect(call(deletePermission, { query: { id: core.id } })).rejects.toMatchObject({
      code: 'notAllowedNow',
    });
    expect((await list()).total).toBe(11);
  });

  test('returns 404 for an unknown permission', async () => {
    for (const sent of [
      call(updatePermission, { body: { id: 999, name: 'Nothing' } }),
      call(deletePermission, { query: { id: 999 } }),
    ])
      await expect(sent).rejects.toMatchObject({ status: 404 });
  });

  test('follows the empty and many scenarios', async () => {
    setScenario('empty');
    expect((await list()).total).toBe(0);
    setScenario('many');
    expect(new Set(await Promise.all([1, 2, 3].map((page) => namesOf({ page })))).size).toBe(3);
    expect((await list()).total).toBe(240);
  });
});
