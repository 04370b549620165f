import { defineMessages } from './define.ts';

/** Messages of taking payment: amounts, cash and change. */
export const paymentMessages = defineMessages({
  change: { id: 'screens.payment.change', defaultMessage: 'Change' },
  erase: { id: 'screens.payment.erase', defaultMessage: 'Delete last digit' },
  exact: { id: 'screens.payment.exact', defaultMessage: 'Exact {amount}' },
  keypad: { id: 'screens.payment.keypad', defaultMessage: 'Keypad' },
  received: { id: 'screens.payment.received', defaultMessage: 'Cash received' },
  rounding: {
    id: 'screens.payment.rounding',
    defaultMessage: 'Rounded to the nearest 5 sen: {amount}',
  },
});
