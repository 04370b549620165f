import { Problem } from '@servery/api';
import { templateAnswer } from '@servery/api/mocks';
import { addRole, deleteRole, listRoles, updateRole } from '@servery/api/template';
import { isNameTaken } from '@servery/domain/search';
import { roleNameTaken, roleStore, storedRole, withUsers } from './roles.ts';

/** Mock handlers, one per endpoint of roles. */
export const rolesHandlers = [
  templateAnswer(listRoles, () => ({ roles: roleStore.read().roles.map(withUsers) })),
  templateAnswer(addRole, ({ body }) =>
    roleStore.change((rows) => {
      if (isNameTaken(rows.roles, body.role.name, null)) throw roleNameTaken();
      const role = { ...body.role, id: rows.nextId, builtIn: null };
      rows.nextId += 1;
      rows.roles.push(role);
      return { role: withUsers(role) };
    }),
  ),
  templateAnswer(updateRole, ({ body: { id, role: draft } }) =>
    roleStore.change((rows) => {
      const role = storedRole(rows, id);
      const name = role.builtIn ? role.name : draft.name;
      if (isNameTaken(rows.roles, name, id)) throw roleNameTaken();
      return { role: withUsers(Object.assign(role, draft, { name })) };
    }),
  ),
  templateAnswer(deleteRole, ({ query: { id } }) =>
    roleStore.change((rows) => {
      const role = storedRole(rows, id);
      if (role.builtIn) throw new Problem('notAllowedNow', { details: { state: 'builtIn' } });
      rows.roles.splice(rows.roles.indexOf(role), 1);
      return { id };
    }),
  ),
];
