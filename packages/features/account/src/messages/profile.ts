import type { Grant, Role, StaffTemplate } from '@servery/api';
import { defineMessage, defineMessages, type MessageDescriptor } from 'react-intl';

/** What the profile says. */
export const profileWords = {
  ...defineMessages({
    username: { id: 'account.profile.username', defaultMessage: 'Username' },
    outlets: { id: 'account.profile.outlets', defaultMessage: 'Outlets' },
    noOutlets: { id: 'account.profile.noOutlets', defaultMessage: 'None yet' },
    person: { id: 'account.profile.person', defaultMessage: 'Who you are' },
    rights: { id: 'account.profile.rights', defaultMessage: 'What you may do' },
  }),
  discount: defineMessage<{ rate: string }>({
    id: 'account.profile.discount',
    defaultMessage: 'Give discounts up to {rate}',
  }),
};

/** What stands above the rights of a kind. */
export const grantWords: Record<Grant, MessageDescriptor> = defineMessages({
  allow: { id: 'account.grant.allow', defaultMessage: 'On your own' },
  approve: { id: 'account.grant.approve', defaultMessage: 'With the PIN of somebody who may' },
  deny: { id: 'account.grant.deny', defaultMessage: 'Not with this account' },
});

/** What somebody is called by their role, or as a member of staff by their template. */
export const roleWords: Record<Role | StaffTemplate, MessageDescriptor> = defineMessages({
  admin: { id: 'account.role.admin', defaultMessage: 'Administrator' },
  agent: { id: 'account.role.agent', defaultMessage: 'Agent' },
  supermerchant: { id: 'account.role.supermerchant', defaultMessage: 'Group owner' },
  merchant: { id: 'account.role.merchant', defaultMessage: 'Owner' },
  staff: { id: 'account.role.staff', defaultMessage: 'Staff' },
  supervisor: { id: 'account.role.supervisor', defaultMessage: 'Supervisor' },
  cashier: { id: 'account.role.cashier', defaultMessage: 'Cashier' },
  waiter: { id: 'account.role.waiter', defaultMessage: 'Waiter' },
  kitchen: { id: 'account.role.kitchen', defaultMessage: 'Kitchen' },
  host: { id: 'account.role.host', defaultMessage: 'Host' },
  marketing: { id: 'account.role.marketing', defaultMessage: 'Marketing' },
});
