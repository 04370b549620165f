import { defineMessages } from '@servery/screens/define';
import { orderMessages } from '@servery/screens/messages';

/** Names of the statuses. */
export const statusMessages = defineMessages({
  Downloaded: { id: 'invoices.status.downloaded', defaultMessage: 'Downloaded' },
  Draft: orderMessages.draft,
  Paid: { id: 'invoices.status.paid', defaultMessage: 'Paid' },
  'Partial Payment': { id: 'invoices.status.partial', defaultMessage: 'Partly paid' },
  'Past Due': { id: 'invoices.status.pastDue', defaultMessage: 'Past due' },
  Sent: { id: 'invoices.status.sent', defaultMessage: 'Sent' },
});

/** Names of the payment methods. */
export const methodMessages = defineMessages({
  Cash: { id: 'invoices.method.cash', defaultMessage: 'Cash' },
  'Bank Transfer': { id: 'invoices.method.bank', defaultMessage: 'Bank transfer' },
  Debit: { id: 'invoices.method.debit', defaultMessage: 'Debit card' },
  Credit: { id: 'invoices.method.credit', defaultMessage: 'Credit card' },
  PayPal: { id: 'invoices.method.paypal', defaultMessage: 'PayPal' },
});
