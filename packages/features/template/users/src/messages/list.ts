import { defineMessages } from '@servery/screens/define';
import { actionMessages, appMessages, fieldMessages } from '@servery/screens/messages';
import { defineMessage } from 'react-intl';

/** Messages of the list. */
export const listMessages = defineMessages({
  title: appMessages.users,
  add: { id: 'users.add', defaultMessage: 'Add user' },
  search: { id: 'users.search', defaultMessage: 'Search users' },
  user: { id: 'users.user', defaultMessage: 'User' },
  role: { id: 'users.role', defaultMessage: 'Role' },
  allRoles: { id: 'users.role.all', defaultMessage: 'All Roles' },
  plan: { id: 'users.plan', defaultMessage: 'Plan' },
  allPlans: { id: 'users.plan.all', defaultMessage: 'All Plan' },
  billing: { id: 'users.billing', defaultMessage: 'Billing' },
  status: fieldMessages.status,
  allStatus: fieldMessages.allStatus,
  actions: actionMessages.actions,
  edit: actionMessages.edit,
  delete: actionMessages.delete,
  export: actionMessages.export,
  loading: { id: 'users.loading', defaultMessage: 'Loading users…' },
  failed: { id: 'users.failed', defaultMessage: 'Couldn’t load users' },
  none: { id: 'users.none', defaultMessage: 'No users yet' },
  noneText: { id: 'users.none.text', defaultMessage: 'Add your first user.' },
  noResult: { id: 'users.noResult', defaultMessage: 'No matching users' },
  pages: { id: 'users.pages', defaultMessage: 'User pages' },
  deleteText: {
    id: 'users.delete.text',
    defaultMessage: 'This user will lose access immediately. You can’t undo this.',
  },
  deleteUser: { id: 'users.delete', defaultMessage: 'Delete user' },
  exportFailed: { id: 'users.export.failed', defaultMessage: 'Couldn’t export users' },
});

/** Labels of the statistics above the list. */
export const statMessages = defineMessages({
  title: { id: 'users.stats', defaultMessage: 'User statistics' },
  total: { id: 'users.stats.total', defaultMessage: 'Total users' },
  paid: { id: 'users.stats.paid', defaultMessage: 'Users on a paid plan' },
  active: { id: 'users.stats.active', defaultMessage: 'Active users' },
  pending: { id: 'users.stats.pending', defaultMessage: 'Pending users' },
  failed: { id: 'users.stats.failed', defaultMessage: 'Couldn’t load statistics' },
});

/** Number of users. */
export const countMessage = defineMessage<{ count: number }>({
  id: 'users.count',
  defaultMessage: '{count, plural, =0 {No users} one {# user} other {# users}}',
});

/** Label of the button that deletes one of several. */
export const deleteNameMessage = defineMessage<{ name: string }>({
  id: 'users.deleteName',
  defaultMessage: 'Delete {name}',
});

/** Toast after a user was deleted. */
export const deletedMessage = defineMessage<{ name: string }>({
  id: 'users.deleted',
  defaultMessage: 'User {name} deleted',
});
