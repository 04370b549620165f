import type { UserStatus } from '@servery/api/template';
import { defineMessages } from '@servery/screens/define';
import { defineMessage } from 'react-intl';

/** Messages of the dialog that edits a user. */
export const userMessages = defineMessages({
  title: { id: 'modals.user', defaultMessage: 'Edit user' },
  text: { id: 'modals.user.text', defaultMessage: 'Change the details of a user.' },
});

/** The statuses of users. */
export const userStatusMessages = defineMessages({
  pending: { id: 'modals.user.pending', defaultMessage: 'Invited' },
  active: { id: 'modals.user.active', defaultMessage: 'Active' },
  inactive: { id: 'modals.user.inactive', defaultMessage: 'Suspended' },
}) satisfies Record<UserStatus, unknown>;

/** Result of editing the user. */
export const savedUserMessage = defineMessage<{ name: string }>({
  id: 'modals.user.saved',
  defaultMessage: 'User {name} saved',
});
