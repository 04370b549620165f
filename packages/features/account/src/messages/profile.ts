import type { Grant, Role, StaffTemplate } from '@servery/api';
import { defineMessage, defineMessages, type MessageDescriptor } from 'react-intl';
import {
  actionMessages,
  fieldMessages,
  roleMessages as shared,
  signInMessages,
} from '@servery/screens/messages';

/** Messages of the profile. */
export const profileMessages = {
  ...defineMessages({
    username: signInMessages.username,
    outlets: fieldMessages.outlets,
    noOutlets: { id: 'account.profile.noOutlets', defaultMessage: 'None yet' },
    person: signInMessages.aboutYou,
    rights: { id: 'account.profile.rights', defaultMessage: 'Your permissions' },
  }),
  discount: defineMessage<{ rate: string }>({
    id: 'account.profile.discount',
    defaultMessage: 'Give discounts up to {rate}',
  }),
};

/** Headings of the groups of permissions. */
export const grantMessages: Record<Grant, MessageDescriptor> = defineMessages({
  allow: { id: 'account.grant.allow', defaultMessage: 'Allowed' },
  approve: actionMessages.needsApproval,
  deny: { id: 'account.grant.deny', defaultMessage: 'Not allowed' },
});

/** Names of the roles, and of the templates of staff members. */
export const roleMessages: Record<Role | StaffTemplate, MessageDescriptor> = defineMessages({
  admin: { id: 'account.role.admin', defaultMessage: 'Administrator' },
  agent: { id: 'account.role.agent', defaultMessage: 'Agent' },
  supermerchant: { id: 'account.role.supermerchant', defaultMessage: 'Group owner' },
  ...shared,
});
