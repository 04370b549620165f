import { defineMessage } from 'react-intl';
import { defineMessages } from '@servery/screens/define';
import {
  actionMessages,
  fieldErrorMessages,
  mailMessages,
  orderMessages,
  problemMessages,
} from '@servery/screens/messages';

/** Messages of the send panel. */
export const sendMessages = defineMessages({
  title: { id: 'invoices.send', defaultMessage: 'Send invoice' },
  from: mailMessages.from,
  to: mailMessages.to,
  subject: mailMessages.subject,
  message: mailMessages.message,
  action: actionMessages.send,
});

/** Errors of the send panel’s fields. */
export const sendErrorMessages = defineMessages({
  email: fieldErrorMessages.email,
  'from.min_length': fieldErrorMessages.email,
  'to.min_length': fieldErrorMessages.email,
  'subject.min_length': {
    id: 'invoices.send.subjectMissing',
    defaultMessage: 'Enter a subject.',
  },
});

/** Note that the invoice is attached. */
export const attachedMessage = defineMessage<{ number: string }>({
  id: 'invoices.send.attached',
  defaultMessage: 'Invoice {number} attached',
});

/** Toast after an invoice was sent. */
export const sentMessage = defineMessage<{ number: string }>({
  id: 'invoices.send.done',
  defaultMessage: 'Invoice {number} sent',
});

/** Initial subject of the email. */
export const subjectMessage = defineMessage<{ number: string; issuer: string }>({
  id: 'invoices.send.subjectText',
  defaultMessage: 'Invoice {number} from {issuer}',
});

/** Initial text of the email. */
export const letterMessage = defineMessage<{
  name: string;
  number: string;
  total: string;
  date: string;
}>({
  id: 'invoices.send.text',
  defaultMessage:
    'Dear {name},\n\nThank you for your business. Invoice {number} for {total} is attached and is due on {date}.\n\nKind regards',
});

/** Messages of the payment panel. */
export const payMessages = defineMessages({
  title: { id: 'invoices.pay', defaultMessage: 'Add payment' },
  balance: { id: 'invoices.pay.balance', defaultMessage: 'Invoice balance' },
  amount: orderMessages.amount,
  date: { id: 'invoices.pay.date', defaultMessage: 'Payment date' },
  method: { id: 'invoices.pay.method', defaultMessage: 'Payment method' },
  note: { id: 'invoices.pay.note', defaultMessage: 'Internal note' },
  settled: { id: 'invoices.pay.settled', defaultMessage: 'This invoice is fully paid.' },
  failed: problemMessages.notSaved,
});

const amountMissing = defineMessage({
  id: 'invoices.pay.amountMissing',
  defaultMessage: 'Enter an amount greater than zero.',
});

/** Errors of the payment panel’s fields. */
export const payErrorMessages = defineMessages({
  'payment.amount.number': amountMissing,
  'payment.amount.min_value': amountMissing,
  'payment.date.string': { id: 'invoices.pay.dateMissing', defaultMessage: 'Choose a date.' },
});

/** Error if the amount exceeds the balance. */
export const amountHighMessage = defineMessage<{ balance: string }>({
  id: 'invoices.pay.amountHigh',
  defaultMessage: 'Enter {balance} or less.',
});

/** Toast after a payment was recorded. */
export const paidMessage = defineMessage<{ amount: string; number: string }>({
  id: 'invoices.pay.done',
  defaultMessage: 'Payment of {amount} added to invoice {number}',
});
