import { defineMessages } from '@servery/screens/define';
import { fieldMessages } from '@servery/screens/messages';

/** Messages of closing and reopening a merchant. */
export const closingMessages = defineMessages({
  closeDots: { id: 'merchants.closing.dots', defaultMessage: 'Close merchant…' },
  close: { id: 'merchants.closing.close', defaultMessage: 'Close merchant' },
  title: { id: 'merchants.closing.title', defaultMessage: 'Close {name}?' },
  now: {
    id: 'merchants.closing.now',
    defaultMessage:
      'From now on, its owner and staff can only read and download its data, and guests find it closed. You can reopen it until {date}.',
  },
  later: {
    id: 'merchants.closing.later',
    defaultMessage:
      'On {date}, its sign-ins end, and the names, phone numbers and notes of guests and members are removed. Orders, payments, taxes and day closings are kept, as the law requires. You can’t undo this.',
  },
  reason: fieldMessages.reason,
  confirm: { id: 'merchants.closing.confirm', defaultMessage: 'Name of the merchant' },
  confirmHelp: { id: 'merchants.closing.confirmHelp', defaultMessage: 'Enter {name} to confirm.' },
  mismatch: { id: 'merchants.closing.mismatch', defaultMessage: 'Enter {name} exactly.' },
  started: { id: 'merchants.closing.started', defaultMessage: 'Closing of {name} started' },
  closingTitle: { id: 'merchants.closing.closingTitle', defaultMessage: 'Closes on {date}' },
  closedTitle: { id: 'merchants.closing.closedTitle', defaultMessage: 'Closed on {date}' },
  by: { id: 'merchants.closing.by', defaultMessage: 'Started on {date} by {name}' },
  reopen: { id: 'merchants.closing.reopen', defaultMessage: 'Reopen' },
  reopened: { id: 'merchants.closing.reopened', defaultMessage: '{name} reopened' },
});

/** What is still open at a merchant that can't be closed, by the `why` of the problem. */
export const closingProblems = defineMessages({
  open_shift: {
    id: 'merchants.closing.openShift',
    defaultMessage: 'The shift of {name} is open. Close it first.',
  },
  open_orders: {
    id: 'merchants.closing.openOrders',
    defaultMessage:
      '{count, plural, one {# order is open. Complete or cancel it first.} other {# orders are open. Complete or cancel them first.}}',
  },
  open_payments: {
    id: 'merchants.closing.openPayments',
    defaultMessage:
      '{count, plural, one {# payment or refund is in progress. Finish it first.} other {# payments and refunds are in progress. Finish them first.}}',
  },
  merchant_closing: {
    id: 'merchants.closing.isClosing',
    defaultMessage: 'This merchant is already closing. Reload the page.',
  },
  merchant_closed: {
    id: 'merchants.closing.isClosed',
    defaultMessage: 'This merchant is closed and can’t be reopened.',
  },
});
