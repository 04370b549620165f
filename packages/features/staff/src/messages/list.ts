import type { StaffStatus } from '@servery/api';
import { defineMessages } from '@servery/screens/define';
import {
  actionMessages,
  capabilityMessages,
  fieldMessages,
  problemMessages,
  signInMessages,
} from '@servery/screens/messages';
import type { MessageDescriptor } from 'react-intl';

/** Messages of the list of staff. */
export const staffMessages = defineMessages({
  title: { id: 'staff.list.title', defaultMessage: 'Staff' },
  count: {
    id: 'staff.list.count',
    defaultMessage: '{count, plural, one {# person} other {# people}}',
  },
  add: { id: 'staff.list.add', defaultMessage: 'Add staff' },
  search: { id: 'staff.list.search', defaultMessage: 'Search staff' },
  pages: { id: 'staff.list.pages', defaultMessage: 'Pages of staff' },
  name: fieldMessages.name,
  role: { id: 'staff.list.role', defaultMessage: 'Role' },
  allRoles: { id: 'staff.list.allRoles', defaultMessage: 'All Roles' },
  outlet: fieldMessages.outlet,
  contact: { id: 'staff.list.contact', defaultMessage: 'Contact' },
  status: fieldMessages.status,
  allStatus: fieldMessages.allStatus,
  hasPin: { id: 'staff.list.hasPin', defaultMessage: 'PIN set' },
  username: signInMessages.username,
  you: fieldMessages.you,
  more: actionMessages.moreFor,
  actions: actionMessages.actions,
  failed: { id: 'staff.list.failed', defaultMessage: 'Couldn’t load staff' },
  refusedTitle: {
    id: 'staff.list.refusedTitle',
    defaultMessage: 'You don’t have access to staff accounts',
  },
  refused: problemMessages.missingRight,
  right: capabilityMessages['staff.manage'],
  noneTitle: { id: 'staff.list.noneTitle', defaultMessage: 'No matching staff' },
  emptyTitle: { id: 'staff.list.emptyTitle', defaultMessage: 'No staff yet' },
  empty: {
    id: 'staff.list.empty',
    defaultMessage: 'Add the people who work here, so that each signs in with their own account.',
  },
});

/** Whether a person can sign in. */
export const statusMessages: Record<StaffStatus | 'expired', MessageDescriptor> = defineMessages({
  active: { id: 'staff.status.active', defaultMessage: 'Active' },
  invited: { id: 'staff.status.invited', defaultMessage: 'Invited' },
  expired: { id: 'staff.status.expired', defaultMessage: 'Invitation expired' },
  inactive: { id: 'staff.status.inactive', defaultMessage: 'Inactive' },
});
