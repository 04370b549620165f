import { Problem } from '@servery/api';
import { templateAnswer } from '@servery/api/mocks';
import {
  addPermission,
  deletePermission,
  listPermissions,
  updatePermission,
  type Permission,
} from '@servery/api/template';
import { isNameTaken } from '@servery/domain/search';
import { findPermissions } from './findPermissions.ts';
import { nameTaken, permissionStore, storedPermission } from './permissions.ts';

/** Mock handlers, one per endpoint of permissions. */
export const permissionsHandlers = [
  templateAnswer(listPermissions, ({ query }) => {
    const { permissions: allData } = permissionStore.read();
    const found = findPermissions(allData, query);
    const from = (query.page - 1) * query.perPage;
    return {
      params: query,
      allData,
      total: found.length,
      permissions: found.slice(from, from + query.perPage),
    };
  }),
  templateAnswer(addPermission, ({ body }) =>
    permissionStore.change((rows) => {
      if (isNameTaken(rows.permissions, body.permission.name, null))
        throw nameTaken('permission.name');
      const permission: Permission = {
        ...body.permission,
        id: rows.nextId,
        assignedTo: ['administrator'],
        createdDate: new Date().toISOString(),
      };
      rows.nextId += 1;
      rows.permissions.push(permission);
      return { permission };
    }),
  ),
  templateAnswer(updatePermission, ({ body: { id, name, isCore } }) =>
    permissionStore.change((rows) => {
      const permission = storedPermission(rows, id);
      if (isNameTaken(rows.permissions, name, id)) throw nameTaken('name');
      return {
        permission: Object.assign(permission, { name, isCore: isCore ?? permission.isCore }),
      };
    }),
  ),
  templateAnswer(deletePermission, ({ query: { id } }) =>
    permissionStore.change((rows) => {
      const permission = storedPermission(rows, id);
      if (permission.isCore) throw new Problem('notAllowedNow', { details: { state: 'core' } });
      rows.permissions.splice(rows.permissions.indexOf(permission), 1);
      return { id };
    }),
  ),
];
