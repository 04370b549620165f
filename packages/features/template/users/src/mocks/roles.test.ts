import { createClient } from '@servery/api';
import { setScenario } from '@servery/api/mocks';
import {
  addRole,
  deleteRole,
  listRoles,
  listUsers,
  roleActions,
  roleAreas,
  updateRole,
  updateUser,
  userRoles,
  type RoleGrants,
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
const list = async () => (await call(listRoles, {})).roles;
const roleOf = async (name: string) => (await list()).find((role) => role.name === name)!;
const grantsOf = ({ grants }: { grants: RoleGrants }) =>
  roleAreas.flatMap((area) => roleActions.map((action) => grants[area][action]));

describe('roles', () => {
  test('lists the built-in roles with all of their users', async () => {
    const roles = await list();
    expect(roles.map(({ builtIn }) => builtIn)).toEqual(userRoles);
    const { users } = await call(listUsers, { query: { role: 'support', perPage: 100 } });
    const support = await roleOf('Support');
    expect(support.users.length).toBeGreaterThan(0);
    expect(new Set(support.users.map(({ id }) => id))).toEqual(new Set(users.map(({ id }) => id)));
  });

  test('counts a user whose role has changed under the new role', async () => {
    const [first] = (await roleOf('Support')).users;
    const { users } = await call(listUsers, { query: { role: 'support', perPage: 100 } });
    const {
      id,
      billing: _b,
      status: _s,
      avatar: _a,
      ...user
    } = users.find((each) => each.id === first!.id)!;
    await call(updateUser, { body: { id, user: { ...user, role: 'editor' } } });
    const idsOf = async (name: string) => (await roleOf(name)).users.map((each) => each.id);
    expect(await idsOf('Support')).not.toContain(id);
    expect(await idsOf('Editor')).toContain(id);
  });

  test('gives administrators everything, and others only a part', async () => {
    const roles = await list();
    expect(grantsOf(roles[0]!)).not.toContain(false);
    for (const role of roles.slice(1)) expect(grantsOf(role)).toContain(false);
  });

  test('adds a role with status 201, without users', async () => {
    const { grants } = await roleOf('Editor');
    const response = await fetch(`${host}/apps/roles/add-role`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ role: { name: 'Auditor', grants } }),
    });
    expect(response.status).toBe(201);
    expect(await response.json()).toEqual({
      role: { id: 7, name: 'Auditor', grants, builtIn: null, users: [] },
    });
    expect((await list()).at(-1)).toMatchObject({ name: 'Auditor', grants });
  });

  test.each(['', '  ', 'SUPPORT', 'x'.repeat(61)])('refuses to add the name “%s”', async (name) => {
    const { grants } = await roleOf('Editor');
    await expect(call(addRole, { body: { role: { name, grants } } })).rejects.toMatchObject({
      matter: { fields: { 'role.name': expect.anything() } },
    });
    expect(await list()).toHaveLength(userRoles.length);
  });

  test('changes the access of a built-in role, but not its name', async () => {
    const { id, grants } = await roleOf('Editor');
    const changed = { ...grants, payroll: { read: true, write: false, create: false } };
    await call(updateRole, { body: { id, role: { name: 'Writer', grants: changed } } });
    expect(await roleOf('Editor')).toMatchObject({ id, grants: changed });
    expect(await roleOf('Writer')).toBeUndefined();
  });

  test('renames an added role, and refuses a name that another has', async () => {
    const { grants } = await roleOf('Editor');
    const { id } = (await call(addRole, { body: { role: { name: 'Auditor', grants } } })).role;
    await call(updateRole, { body: { id, role: { name: 'auditor', grants } } });
    expect(await roleOf('auditor')).toMatchObject({ id });
    await expect(
      call(updateRole, { body: { id, role: { name: 'Support', grants } } }),
    ).rejects.toMatchObject({ matter: { fields: { 'role.name': { code: 'taken' } } } });
  });

  test('deletes an added role by id in the query, and no built-in one', async () => {
    const { id: builtIn, grants } = await roleOf('Editor');
    const { id } = (await call(addRole, { body: { role: { name: 'Auditor', grants } } })).role;
    const response = await fetch(`${host}/apps/roles/delete?id=${id}`, { method: 'DELETE' });
    expect([response.status, await response.json()]).toEqual([200, { id }]);
    await expect(call(deleteRole, { query: { id: builtIn } })).rejects.toMatchObject({
      code: 'notAllowedNow',
    });
    expect(await list()).toHaveLength(userRoles.length);
  });

  test('returns 404 for an unknown role', async () => {
    const { grants } = await roleOf('Editor');
    for (const sent of [
      call(updateRole, { body: { id: 999, role: { name: 'Nobody', grants } } }),
      call(deleteRole, { query: { id: 999 } }),
    ])
      await expect(sent).rejects.toMatchObject({ status: 404 });
  });

  test('follows the empty and many scenarios', async () => {
    setScenario('empty');
    expect((await list()).flatMap(({ users }) => users)).toEqual([]);
    setScenario('many');
    expect(await list()).toHaveLength(40);
  });
});
