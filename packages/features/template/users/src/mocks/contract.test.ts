import { createClient } from '@servery/api';
import { setScenario } from '@servery/api/mocks';
import {
  addUser,
  deleteUser,
  getUser,
  listAllUsers,
  listUsers,
  updateUser,
  userColumns,
  userPlans,
  userRoles,
  userStatuses,
  type UserDraft,
} from '@servery/api/template';
import { setupServer } from 'msw/node';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { usersHandlers } from './handlers.ts';
import { usersMocks } from './index.ts';

const host = 'http://sample.test';
const server = setupServer(...usersHandlers);
beforeAll(() => server.listen({ onUnhandledFrame: 'error' }));
afterAll(() => server.close());
afterEach(() => {
  setScenario('usual');
  usersMocks.reset();
});

const { call } = createClient({ baseURL: `${host}/api` });
type Query = Parameters<typeof call<typeof listUsers>>[1]['query'];
const list = (query: Query = {}) => call(listUsers, { query });
const all = async (query: Query = {}) => (await list({ perPage: 100, ...query })).users;
const get = async (id: number) => (await call(getUser, { query: { id } })).user;
const draft: UserDraft = {
  fullName: 'Zuriñe Zabala',
  username: 'zzabala',
  email: 'zurine@zabala.example',
  contact: '+34 555 0188',
  company: 'Pintxo Postal Service',
  country: 'Spain',
  role: 'editor',
  currentPlan: 'standard',
};
const add = async (part: Partial<UserDraft> = {}) =>
  (await call(addUser, { body: { user: { ...draft, ...part } } })).user;
const { compare } = new Intl.Collator('en', { sensitivity: 'base', numeric: true });

describe('users', () => {
  test('lists the first 10 by full name, and returns the rest on the next pages', async () => {
    const { users, total } = await list();
    expect([users.length, total]).toEqual([10, 50]);
    const names = (await all()).map(({ fullName }) => fullName);
    expect(names).toEqual(names.toSorted(compare));
    const pages = await Promise.all([1, 2, 3].map((page) => list({ perPage: 20, page })));
    expect(pages.flatMap((each) => each.users.map(({ fullName }) => fullName))).toEqual(names);
    expect(pages.map((each) => each.users.length)).toEqual([20, 20, 10]);
    expect((await list({ page: 6 })).users).toEqual([]);
  });

  test('returns all users at once, and the same after a reset', async () => {
    const before = await call(listAllUsers, {});
    expect(before).toHaveLength(50);
    usersMocks.reset();
    expect(await call(listAllUsers, {})).toEqual(before);
  });

  test.each([
    ['role', userRoles],
    ['currentPlan', userPlans],
    ['status', userStatuses],
  ] as const)('filters by %s, ignoring case', async (field, values) => {
    let sum = 0;
    for (const value of values) {
      const users = await all({ [field]: value });
      expect(users.length).toBeGreaterThan(0);
      expect(users.every((user) => user[field] === value)).toBe(true);
      expect(await all({ [field]: value.toUpperCase() })).toEqual(users);
      sum += users.length;
    }
    expect(sum).toBe(50);
    await expect(list({ [field]: 'lost' })).rejects.toMatchObject({ status: 422 });
  });

  test('combines filters and search', async () => {
    const [first] = await all({ role: 'user', status: 'active' });
    const { fullName, role, status } = first!;
    expect(await all({ q: fullName, role, status })).toContainEqual(first);
    expect(await all({ q: fullName, role, status: 'inactive' })).not.toContainEqual(first);
  });

  test.each(userColumns)('sorts by %s in both directions', async (sortColumn) => {
    const up = await all({ sortColumn, sort: 'asc' });
    expect(await all({ sortColumn, sort: 'desc' })).toEqual(up.toReversed());
    const keys = up.map((user) => user[sortColumn]);
    expect(keys).toEqual(keys.toSorted(compare));
  });

  test('finds users by name, username, email address and billing, without patterns', async () => {
    const { id } = await add();
    for (const q of ['zuriñe z', 'ZURINE', 'zzaba', 'ZABALA.example', 'auto debit'])
      expect((await all({ q })).map((user) => user.id)).toContain(id);
    expect(await all({ q: '.*' })).toEqual([]);
    expect(await all({ q: 'pintxo' })).toEqual([]);
  });

  test('returns a user by id in the query', async () => {
    const [first] = await all();
    expect(await get(first!.id)).toEqual(first);
    const response = await fetch(`${host}/api/users/user?id=${first!.id}`);
    expect(await response.json()).toEqual({ user: first });
  });

  test('adds a pending user with status 201, under a new id', async () => {
    const response = await fetch(`${host}/apps/users/add-user`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ user: { ...draft, username: 'ZZabala', email: 'Z@Zabala.example' } }),
    });
    expect(response.status).toBe(201);
    const stored = { ...draft, id: 51, email: 'z@zabala.example', status: 'pending' };
    expect(await response.json()).toMatchObject({ user: stored });
    expect(await get(51)).toMatchObject(stored);
    expect((await list()).total).toBe(51);
  });

  test.each([
    [{ fullName: ' ' }, 'user.fullName', 'min_length'],
    [{ username: 'z' }, 'user.username', 'min_length'],
    [{ username: 'z zabala' }, 'user.username', 'regex'],
    [{ email: 'nobody' }, 'user.email', 'email'],
    [{ username: 'Aina.Rahman' }, 'user.username', 'taken'],
    [{ email: 'AINA.RAHMAN@example.com' }, 'user.email', 'taken'],
  ])('rejects an invalid user: %o', async (part, field, code) => {
    await expect(add(part)).rejects.toMatchObject({
      status: 422,
      matter: { fields: { [field]: { code } } },
    });
    expect((await list()).total).toBe(50);
  });

  test('updates a user, who keeps the status and the way to pay', async () => {
    const before = await get(7);
    const { user } = await call(updateUser, { body: { id: 7, user: draft } });
    expect(user).toEqual({ ...before, ...draft });
    expect(await get(7)).toEqual(user);
    // Its own username and email address aren't taken.
    await call(updateUser, { body: { id: 7, user: { ...draft, country: 'Portugal' } } });
    await expect(call(updateUser, { body: { id: 8, user: draft } })).rejects.toMatchObject({
      matter: { fields: { 'user.username': { code: 'taken' } } },
    });
  });

  test('deletes a user by id in the query, and never reuses the id', async () => {
    const { id } = await add();
    expect(await call(deleteUser, { query: { id } })).toEqual({ id });
    expect((await list()).total).toBe(50);
    await expect(get(id)).rejects.toMatchObject({ status: 404 });
    expect((await add()).id).toBe(id + 1);
  });

  test('returns 404 for an unknown user', async () => {
    const id = 999;
    for (const sent of [
      get(id),
      call(deleteUser, { query: { id } }),
      call(updateUser, { body: { id, user: draft } }),
    ])
      await expect(sent).rejects.toMatchObject({ status: 404 });
  });

  test('follows the empty and many scenarios', async () => {
    setScenario('empty');
    expect(await list()).toEqual({ total: 0, users: [] });
    expect((await add()).id).toBe(1);
    setScenario('many');
    expect((await list()).total).toBe(1000);
    const everyone = await call(listAllUsers, {});
    for (const field of ['fullName', 'username', 'email'] as const)
      expect(new Set(everyone.map((user) => user[field])).size).toBe(1000);
  });
});
