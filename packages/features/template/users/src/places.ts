import type { UserRole } from '@servery/api/template';
import { joinAddress } from '@servery/screens/view';
import { listView } from './listView.ts';

const list = '/apps/user/list';

/** The URLs of the users' screens. */
export const places = {
  list,
  /** The list of users with a role. */
  listOf: (role: UserRole) => joinAddress(list, listView.write('', { role })),
  /** Without an id, users to choose from. */
  choose: '/apps/user/view',
  view: (id: number) => `/apps/user/view/${id}`,
  permissions: '/apps/permissions',
  roles: '/apps/roles',
  settings: '/pages/account-settings',
};
