import { addRole, deleteRole, listRoles, updateRole } from '@servery/api/template';
import { useAction, useCall } from '@servery/api/swr';

const stale = { refreshes: [listRoles] };

/** Loads all roles with their users. */
export const useRoles = () => useCall(listRoles, {});

/** All mutations of roles. The roles are refetched. */
export const useRoleChanges = () => ({
  add: useAction(addRole, stale).trigger,
  update: useAction(updateRole, stale).trigger,
  remove: useAction(deleteRole, stale).trigger,
});
