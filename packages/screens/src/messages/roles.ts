import { defineMessages } from './define.ts';
import { fieldMessages } from './fields.ts';

/** The names of the roles at a merchant, and of its staff as a whole. */
export const roleMessages = defineMessages({
  merchant: { id: 'screens.role.merchant', defaultMessage: 'Owner' },
  staff: { id: 'screens.role.staff', defaultMessage: 'Staff' },
  supervisor: { id: 'screens.role.supervisor', defaultMessage: 'Supervisor' },
  cashier: fieldMessages.cashier,
  waiter: { id: 'screens.role.waiter', defaultMessage: 'Waiter' },
  kitchen: { id: 'screens.role.kitchen', defaultMessage: 'Kitchen' },
  host: { id: 'screens.role.host', defaultMessage: 'Host' },
  marketing: { id: 'screens.role.marketing', defaultMessage: 'Marketing' },
});
