import { defineMessages } from '@servery/screens/define';
import { paymentStateMessages } from '@servery/screens/messages';

/** Names of the roles. */
export const roleMessages = defineMessages({
  administrator: { id: 'users.role.administrator', defaultMessage: 'Administrator' },
  manager: { id: 'users.role.manager', defaultMessage: 'Manager' },
  editor: { id: 'users.role.editor', defaultMessage: 'Editor' },
  support: { id: 'users.role.support', defaultMessage: 'Support' },
  user: { id: 'users.role.user', defaultMessage: 'User' },
  'restricted-user': { id: 'users.role.restricted', defaultMessage: 'Restricted user' },
});

/** Names of the plans. */
export const planMessages = defineMessages({
  basic: { id: 'users.plan.basic', defaultMessage: 'Basic' },
  standard: { id: 'users.plan.standard', defaultMessage: 'Standard' },
  enterprise: { id: 'users.plan.enterprise', defaultMessage: 'Enterprise' },
});

/** Names of the ways to pay. */
export const billingMessages = defineMessages({
  'Auto Debit': { id: 'users.billing.auto', defaultMessage: 'Auto debit' },
  'Manual - Cash': { id: 'users.billing.cash', defaultMessage: 'Manual – cash' },
  'Manual - Credit Card': { id: 'users.billing.card', defaultMessage: 'Manual – credit card' },
  'Manual - PayPal': { id: 'users.billing.paypal', defaultMessage: 'Manual – PayPal' },
});

/** Names of the statuses. */
export const statusMessages = defineMessages({
  pending: paymentStateMessages.pending,
  active: { id: 'users.status.active', defaultMessage: 'Active' },
  inactive: { id: 'users.status.inactive', defaultMessage: 'Inactive' },
});
