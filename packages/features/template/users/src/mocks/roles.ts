import { invalid, Problem } from '@servery/api';
import { createRowStore } from '@servery/api/mocks';
import {
  roleActions,
  roleAreas,
  userRoles,
  type Role,
  type RoleAction,
  type RoleArea,
  type RoleGrants,
  type UserRole,
} from '@servery/api/template';
import { store } from './store.ts';

type StoredRole = Omit<Role, 'users'>;

interface Roles {
  roles: StoredRole[];
  /** The id of the next role, which no role has had. */
  nextId: number;
}

type Seed = Partial<Record<RoleArea, readonly RoleAction[]>>;

const read = ['read'] as const;
const write = ['read', 'write'] as const;
const names: Readonly<Record<UserRole, string>> = {
  administrator: 'Administrator',
  manager: 'Manager',
  editor: 'Editor',
  support: 'Support',
  user: 'User',
  'restricted-user': 'Restricted user',
};
const everything = Object.fromEntries(roleAreas.map((area) => [area, roleActions])) as Seed;
const seeds: Readonly<Record<UserRole, Seed>> = {
  administrator: everything,
  manager: {
    users: write,
    content: write,
    disputes: roleActions,
    finances: read,
    reports: roleActions,
    payroll: read,
  },
  editor: { content: roleActions, reports: read },
  support: { users: read, disputes: write, reports: read },
  user: { content: read, reports: read },
  'restricted-user': { content: read },
};

const grantsOf = (seed: Seed): RoleGrants => {
  const grantOf = (area: RoleArea) =>
    Object.fromEntries(roleActions.map((action) => [action, !!seed[area]?.includes(action)]));
  return Object.fromEntries(roleAreas.map((area) => [area, grantOf(area)])) as RoleGrants;
};

const builtInRoles = (): StoredRole[] =>
  userRoles.map((builtIn, index) => ({
    id: index + 1,
    name: names[builtIn],
    builtIn,
    grants: grantsOf(seeds[builtIn]),
  }));
const addedRoles = (count: number): StoredRole[] =>
  Array.from({ length: count }, (_, index) => ({
    id: userRoles.length + index + 1,
    name: `Project ${index + 1}`,
    builtIn: null,
    grants: grantsOf(seeds.user),
  }));

/** The roles of the current visitor. */
export const roleStore = createRowStore<Roles>('roles', (amount) => {
  const roles = [...builtInRoles(), ...addedRoles(amount === 'many' ? 34 : 0)];
  return { roles, nextId: roles.length + 1 };
});

/** Returns a stored role with its users. */
export const withUsers = (role: StoredRole): Role => ({
  ...role,
  users: store
    .read()
    .users.filter((user) => user.role === role.builtIn)
    .map(({ id, fullName, avatar }) => ({ id, fullName, avatar })),
});

/**
 * Returns the stored role with an id.
 * @throws `notFound` if there's none
 */
export function storedRole({ roles }: Roles, id: number): StoredRole {
  const found = roles.find((role) => role.id === id);
  if (!found) throw new Problem('notFound');
  return found;
}

/** Returns the error of a name that another role has. */
export const roleNameTaken = () =>
  invalid('role.name', 'taken', 'Another role already has this name.');
