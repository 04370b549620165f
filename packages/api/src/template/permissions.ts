import * as v from 'valibot';
import { endpoint } from '../endpoint.ts';
import { count, id, idParam, instant, text, wholeParam } from '../fields.ts';
import { userRoles } from './users.ts';

const written = {
  name: text(1, 80),
  /** Whether the app depends on it, so that it can't be deleted. */
  isCore: v.boolean(),
};

/** A permission of the template's users app, with the roles that have it. */
export const permission = v.object({
  id,
  ...written,
  assignedTo: v.array(v.picklist(userRoles)),
  createdDate: instant,
});
export type Permission = v.InferOutput<typeof permission>;

const permissionQuery = v.strictObject({
  q: v.optional(text(0, 100), ''),
  perPage: v.optional(wholeParam(1, 100), 10),
  page: v.optional(wholeParam(1, 100_000), 1),
  assignedTo: v.optional(v.pipe(v.string(), v.toLowerCase(), v.picklist(['', ...userRoles])), ''),
});

const shared = { capability: 'public', isRooted: true } as const;
const one = v.object({ permission });

/** Lists a page of permissions, the oldest first. Searches the name and the date of creation. */
export const listPermissions = endpoint.get('/apps/permissions/data', {
  ...shared,
  summary: 'Lists permissions, one page at a time.',
  query: permissionQuery,
  returns: v.object({
    /** The query with its defaults. */
    params: permissionQuery,
    /** All permissions, regardless of the query. */
    allData: v.array(permission),
    /** The number of matching permissions on all pages. */
    total: count,
    permissions: v.array(permission),
  }),
});

/** Adds a permission, which only administrators have at first. Names are unique. */
export const addPermission = endpoint.post('/apps/permissions/add-permission', {
  ...shared,
  summary: 'Creates a permission.',
  body: v.strictObject({ permission: v.strictObject(written) }),
  returns: one,
  status: 201,
});

/** Renames a permission. Without `isCore`, that stays unchanged. */
export const updatePermission = endpoint.post('/apps/permissions/update-permission', {
  ...shared,
  summary: 'Updates a permission.',
  body: v.strictObject({ id, name: written.name, isCore: v.optional(written.isCore) }),
  returns: one,
  status: 201,
  problems: ['notFound'],
});

/** Deletes a permission. Core permissions can't be deleted. */
export const deletePermission = endpoint.delete('/apps/permissions/delete', {
  ...shared,
  summary: 'Deletes a permission.',
  query: v.strictObject({ id: idParam }),
  returns: v.object({ id }),
  problems: ['notFound', 'notAllowedNow'],
});
