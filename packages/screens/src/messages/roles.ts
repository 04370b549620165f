import { defineMessages } from './define.ts';
import { fieldMessages } from './fields.ts';

/** The names of the roles, of the templates of staff, and of staff as a whole. */
export const roleMessages = defineMessages({
  admin: { id: 'screens.role.admin', defaultMessage: 'Administrator' },
  agent: { id: 'screens.role.agent', defaultMessage: 'Agent' },
  supermerchant: { id: 'screens.role.supermerchant', defaultMessage: 'Group owner' },
  merchant: { id: 'screens.role.merchant', defaultMessage: 'Owner' },
  staff: { id: 'screens.role.staff', defaultMessage: 'Staff' },
  supervisor: { id: 'screens.role.supervisor', defaultMessage: 'Supervisor' },
  cashier: fieldMessages.cashier,
  waiter: { id: 'screens.role.waiter', defaultMessage: 'Waiter' },
  kitchen: { id: 'screens.role.kitchen', defaultMessage: 'Kitchen' },
  host: { id: 'screens.role.host', defaultMessage: 'Host' },
  marketing: { id: 'screens.role.marketing', defaultMessage: 'Marketing' },
});
