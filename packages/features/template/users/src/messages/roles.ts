import { defineMessages } from '@servery/screens/define';
import { actionMessages, appMessages, fieldMessages } from '@servery/screens/messages';
import { defineMessage } from 'react-intl';

/** Messages of the roles page. */
export const rolesMessages = defineMessages({
  title: appMessages.roles,
  add: { id: 'users.roles.add', defaultMessage: 'Add role' },
  edit: { id: 'users.roles.edit', defaultMessage: 'Edit role' },
  save: actionMessages.saveChanges,
  name: fieldMessages.name,
  nameText: { id: 'users.roles.name.text', defaultMessage: 'Built-in roles keep their name.' },
  loading: { id: 'users.roles.loading', defaultMessage: 'Loading roles…' },
  failed: { id: 'users.roles.failed', defaultMessage: 'Couldn’t load roles' },
  users: { id: 'users.roles.users', defaultMessage: 'Users with their roles' },
  gone: { id: 'users.roles.gone', defaultMessage: 'This role doesn’t exist' },
  goneText: { id: 'users.roles.gone.text', defaultMessage: 'The role may have been deleted.' },
  delete: { id: 'users.roles.delete', defaultMessage: 'Delete role' },
  deleteText: {
    id: 'users.roles.delete.text',
    defaultMessage: 'No user has this role. You can’t undo this.',
  },
});

/** Messages of the form’s permissions. */
export const grantMessages = defineMessages({
  title: appMessages.permissions,
  area: { id: 'users.roles.area', defaultMessage: 'Access to' },
  read: { id: 'users.roles.read', defaultMessage: 'Read' },
  write: { id: 'users.roles.write', defaultMessage: 'Write' },
  create: { id: 'users.roles.create', defaultMessage: 'Create' },
  all: { id: 'users.roles.all', defaultMessage: 'Select all permissions' },
  administrator: { id: 'users.roles.administrator', defaultMessage: 'Administrator access' },
  about: { id: 'users.roles.administrator.about', defaultMessage: 'About administrator access' },
  administratorText: {
    id: 'users.roles.administrator.text',
    defaultMessage: 'Administrators have full access to every area.',
  },
});

/** Names of the areas. */
export const areaMessages = defineMessages({
  users: { id: 'users.area.users', defaultMessage: 'User management' },
  content: { id: 'users.area.content', defaultMessage: 'Content management' },
  disputes: { id: 'users.area.disputes', defaultMessage: 'Disputes' },
  databases: { id: 'users.area.databases', defaultMessage: 'Databases' },
  finances: { id: 'users.area.finances', defaultMessage: 'Financial management' },
  reports: { id: 'users.area.reports', defaultMessage: 'Reporting' },
  api: { id: 'users.area.api', defaultMessage: 'API control' },
  repositories: { id: 'users.area.repositories', defaultMessage: 'Repositories' },
  payroll: { id: 'users.area.payroll', defaultMessage: 'Payroll' },
});

/** Errors of the form’s fields. */
export const roleErrorMessages = defineMessages({
  'role.name.taken': {
    id: 'users.roles.taken',
    defaultMessage: 'Another role already has this name.',
  },
});

/** Label of one permission: its area and its kind of access. */
export const grantMessage = defineMessage<{ area: string; action: string }>({
  id: 'users.roles.grant',
  defaultMessage: '{area}: {action}',
});

/** Number of roles. */
export const roleCountMessage = defineMessage<{ count: number }>({
  id: 'users.roles.count',
  defaultMessage: '{count, plural, =0 {No roles} one {# role} other {# roles}}',
});

/** Label of the pictures of a role’s users. */
export const holdersMessage = defineMessage<{ role: string }>({
  id: 'users.roles.holders',
  defaultMessage: 'Users with the role {role}',
});

/** Label of the button that duplicates a role. */
export const duplicateMessage = defineMessage<{ name: string }>({
  id: 'users.roles.duplicate',
  defaultMessage: 'Duplicate {name}',
});

/** Name of a duplicate until it’s changed. */
export const copyNameMessage = defineMessage<{ name: string }>({
  id: 'users.roles.copyName',
  defaultMessage: 'Copy of {name}',
});

/** Toast after a role was added. */
export const roleAddedMessage = defineMessage<{ name: string }>({
  id: 'users.roles.added',
  defaultMessage: 'Role {name} added',
});

/** Toast after a role was saved. */
export const roleSavedMessage = defineMessage<{ name: string }>({
  id: 'users.roles.saved',
  defaultMessage: 'Role {name} saved',
});

/** Toast after a role was deleted. */
export const roleDeletedMessage = defineMessage<{ name: string }>({
  id: 'users.roles.deleted',
  defaultMessage: 'Role {name} deleted',
});
