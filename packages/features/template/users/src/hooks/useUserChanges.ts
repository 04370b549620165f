import {
  addUser,
  deleteUser,
  getUser,
  listAllUsers,
  listRoles,
  listUsers,
  updateUser,
} from '@servery/api/template';
import { useAction } from '@servery/api/swr';

const stale = { refreshes: [listUsers, listAllUsers, listRoles, getUser] };

/** All mutations of users. Affected queries are refetched. */
export const useUserChanges = () => ({
  add: useAction(addUser, stale).trigger,
  update: useAction(updateUser, stale).trigger,
  // Not `getUser`: the deleted user doesn’t exist anymore.
  remove: useAction(deleteUser, { refreshes: [listUsers, listAllUsers, listRoles] }).trigger,
});
