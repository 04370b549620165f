import { defineMessage } from 'react-intl';
import { defineMessages } from './define.ts';

/** What the panel that sends an invoice says. */
export const sendWords = defineMessages({
  title: { id: 'invoices.send', defaultMessage: 'Send invoice' },
  from: { id: 'invoices.send.from', defaultMessage: 'From' },
  to: { id: 'invoices.send.to', defaultMessage: 'To' },
  subject: { id: 'invoices.send.subject', defaultMessage: 'Subject' },
  message: { id: 'invoices.send.message', defaultMessage: 'Message' },
  action: { id: 'invoices.send.action', defaultMessage: 'Send' },
  mailWrong: {
    id: 'invoices.send.mailWrong',
    defaultMessage: 'Write an address such as name@example.com.',
  },
  subjectMissing: { id: 'invoices.send.subjectMissing', defaultMessage: 'Write a subject.' },
});

/** What goes with the mail. */
export const attachedMessage = defineMessage<{ number: string }>({
  id: 'invoices.send.attached',
  defaultMessage: 'Invoice {number} attached',
});

/** The mail is on its way. */
export const sentMessage = defineMessage<{ number: string }>({
  id: 'invoices.send.done',
  defaultMessage: 'Invoice {number} is sent',
});

/** What the subject begins as. */
export const subjectMessage = defineMessage<{ number: string; house: string }>({
  id: 'invoices.send.subjectText',
  defaultMessage: 'Invoice {number} from {house}',
});

/** What the message begins as. */
export const letterMessage = defineMessage<{
  name: string;
  number: string;
  total: string;
  date: string;
}>({
  id: 'invoices.send.text',
  defaultMessage:
    'Dear {name},\n\nthank you for having us. Invoice {number} over {total} is attached; it is due on {date}.\n\nKind regards',
});

/** What the panel that takes a payment says. */
export const payWords = defineMessages({
  title: { id: 'invoices.pay', defaultMessage: 'Add payment' },
  balance: { id: 'invoices.pay.balance', defaultMessage: 'Invoice balance' },
  amount: { id: 'invoices.pay.amount', defaultMessage: 'Amount' },
  date: { id: 'invoices.pay.date', defaultMessage: 'Payment date' },
  method: { id: 'invoices.pay.method', defaultMessage: 'Payment method' },
  note: { id: 'invoices.pay.note', defaultMessage: 'Internal note' },
  amountMissing: {
    id: 'invoices.pay.amountMissing',
    defaultMessage: 'Write an amount above zero.',
  },
  dateMissing: { id: 'invoices.pay.dateMissing', defaultMessage: 'Choose a day.' },
  settled: { id: 'invoices.pay.settled', defaultMessage: 'Nothing is owed any more.' },
  failed: {
    id: 'invoices.pay.failed',
    defaultMessage: 'It could not be saved. Try again in a moment.',
  },
});

/** More is paid than is owed. */
export const amountHighMessage = defineMessage<{ balance: string }>({
  id: 'invoices.pay.amountHigh',
  defaultMessage: 'At most {balance} is owed.',
});

/** A payment came in. */
export const paidMessage = defineMessage<{ amount: string; number: string }>({
  id: 'invoices.pay.done',
  defaultMessage: '{amount} taken for invoice {number}',
});
