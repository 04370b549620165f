import { defineMessages } from '@servery/screens/define';
import { actionMessages, appMessages, fieldMessages } from '@servery/screens/messages';
import { defineMessage } from 'react-intl';

/** Messages of the list of permissions. */
export const permissionMessages = defineMessages({
  title: appMessages.permissions,
  add: { id: 'users.permissions.add', defaultMessage: 'Add permission' },
  search: { id: 'users.permissions.search', defaultMessage: 'Search by name or date' },
  name: fieldMessages.name,
  assigned: { id: 'users.permissions.assigned', defaultMessage: 'Assigned to' },
  created: { id: 'users.permissions.created', defaultMessage: 'Created' },
  core: { id: 'users.permissions.core', defaultMessage: 'Core' },
  actions: actionMessages.actions,
  loading: { id: 'users.permissions.loading', defaultMessage: 'Loading permissions…' },
  failed: { id: 'users.permissions.failed', defaultMessage: 'Couldn’t load permissions' },
  none: { id: 'users.permissions.none', defaultMessage: 'No permissions yet' },
  noneText: { id: 'users.permissions.none.text', defaultMessage: 'Add your first permission.' },
  noResult: { id: 'users.permissions.noResult', defaultMessage: 'No matching permissions' },
  pages: { id: 'users.permissions.pages', defaultMessage: 'Permission pages' },
  edit: { id: 'users.permissions.edit', defaultMessage: 'Edit permission' },
  editWarning: {
    id: 'users.permissions.edit.warning',
    defaultMessage: 'Features that check for the current name may stop working.',
  },
  save: actionMessages.saveChanges,
  isCore: { id: 'users.permissions.isCore', defaultMessage: 'Core permission' },
  isCoreText: {
    id: 'users.permissions.isCore.text',
    defaultMessage: 'Core permissions can’t be deleted.',
  },
  addText: {
    id: 'users.permissions.add.text',
    defaultMessage: 'New permissions are assigned to administrators.',
  },
  gone: { id: 'users.permissions.gone', defaultMessage: 'This permission doesn’t exist' },
  goneText: {
    id: 'users.permissions.gone.text',
    defaultMessage: 'The permission may have been deleted.',
  },
  delete: { id: 'users.permissions.delete', defaultMessage: 'Delete permission' },
});

const taken = {
  id: 'users.permissions.taken',
  defaultMessage: 'Another permission already has this name.',
};

/** Errors of the form’s fields. */
export const permissionErrorMessages = defineMessages({
  'name.taken': taken,
  'permission.name.taken': taken,
});

/** Number of permissions. */
export const permissionCountMessage = defineMessage<{ count: number }>({
  id: 'users.permissions.count',
  defaultMessage: '{count, plural, =0 {No permissions} one {# permission} other {# permissions}}',
});

/** Consequence of deleting a permission. */
export const permissionDeleteMessage = defineMessage<{ count: number }>({
  id: 'users.permissions.delete.text',
  defaultMessage:
    '{count, plural, one {# role} other {# roles}} will lose this permission. You can’t undo this.',
});

/** Toast after a permission was added. */
export const permissionAddedMessage = defineMessage<{ name: string }>({
  id: 'users.permissions.added',
  defaultMessage: 'Permission {name} added',
});

/** Toast after a permission was saved. */
export const permissionSavedMessage = defineMessage<{ name: string }>({
  id: 'users.permissions.saved',
  defaultMessage: 'Permission {name} saved',
});

/** Toast after a permission was deleted. */
export const permissionDeletedMessage = defineMessage<{ name: string }>({
  id: 'users.permissions.deleted',
  defaultMessage: 'Permission {name} deleted',
});
