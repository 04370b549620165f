import {
  addPermission,
  deletePermission,
  listPermissions,
  updatePermission,
} from '@servery/api/template';
import { useAction, useCall } from '@servery/api/swr';
import type { PermissionsView } from '../permissionsView.ts';

const stale = { refreshes: [listPermissions] };

/** Loads the permissions of a view. The previous ones stay while the next ones load. */
export const usePermissions = ({ permission: _, ...query }: PermissionsView) =>
  useCall(listPermissions, { query }, { keepPreviousData: true });

/** All mutations of permissions. The list is refetched. */
export const usePermissionChanges = () => ({
  add: useAction(addPermission, stale).trigger,
  update: useAction(updatePermission, stale).trigger,
  remove: useAction(deletePermission, stale).trigger,
});
