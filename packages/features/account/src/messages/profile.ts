import type { Role, StaffTemplate } from '@servery/api';
import { defineMessage, defineMessages, type MessageDescriptor } from 'react-intl';
import { fieldMessages, roleMessages as shared, signInMessages } from '@servery/screens/messages';

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

/** Names of the roles, and of the templates of staff members. */
export const roleMessages: Record<Role | StaffTemplate, MessageDescriptor> = defineMessages({
  admin: { id: 'account.role.admin', defaultMessage: 'Administrator' },
  agent: { id: 'account.role.agent', defaultMessage: 'Agent' },
  supermerchant: { id: 'account.role.supermerchant', defaultMessage: 'Group owner' },
  ...shared,
});
