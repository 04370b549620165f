import * as v from 'valibot';
import { endpoint } from '../endpoint.ts';
import { id, idParam, text } from '../fields.ts';
import { objectOf } from './objectOf.ts';
import { user, userRoles } from './users.ts';

/** The areas that roles give access to. */
export const roleAreas = [
  'users',
  'content',
  'disputes',
  'databases',
  'finances',
  'reports',
  'api',
  'repositories',
  'payroll',
] as const;
export type RoleArea = (typeof roleAreas)[number];

/** The kinds of access to an area. */
export const roleActions = ['read', 'write', 'create'] as const;
export type RoleAction = (typeof roleActions)[number];

const grants = objectOf(roleAreas, objectOf(roleActions, v.boolean()));
export type RoleGrants = v.InferOutput<typeof grants>;

const written = {
  name: text(1, 60),
  /** Whether the role has each kind of access to each area. */
  grants,
};

/** A role of the template's users app, with its users. */
export const role = v.object({
  id,
  ...written,
  /** The role of users that it defines; null for a role that was added. */
  builtIn: v.nullable(v.picklist(userRoles)),
  users: v.array(v.pick(user, ['id', 'fullName', 'avatar'])),
});
export type Role = v.InferOutput<typeof role>;

const shared = { capability: 'public', isRooted: true } as const;
const draft = v.strictObject(written);
const one = v.object({ role });

/** Lists all roles: those that are built in, then the added ones, the oldest first. */
export const listRoles = endpoint.get('/apps/roles/data', {
  ...shared,
  summary: 'Lists all roles with their users.',
  returns: v.object({ roles: v.array(role) }),
});

/** Adds a role. Names are unique. */
export const addRole = endpoint.post('/apps/roles/add-role', {
  ...shared,
  summary: 'Creates a role.',
  body: v.strictObject({ role: draft }),
  returns: one,
  status: 201,
});

/** Replaces the name and the access of a role. Built-in roles keep their name. */
export const updateRole = endpoint.post('/apps/roles/update-role', {
  ...shared,
  summary: 'Updates a role.',
  body: v.strictObject({ id, role: draft }),
  returns: one,
  problems: ['notFound'],
});

/** Deletes a role. Built-in roles can't be deleted. */
export const deleteRole = endpoint.delete('/apps/roles/delete', {
  ...shared,
  summary: 'Deletes a role.',
  query: v.strictObject({ id: idParam }),
  returns: v.object({ id }),
  problems: ['notFound', 'notAllowedNow'],
});
