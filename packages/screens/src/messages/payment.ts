import { defineMessages } from './define.ts';

/** Messages of taking payment: amounts, cash and change, shares and tenders. */
export const paymentMessages = defineMessages({
  addTip: { id: 'screens.payment.addTip', defaultMessage: 'Add tip' },
  change: { id: 'screens.payment.change', defaultMessage: 'Change' },
  changeGiven: { id: 'screens.payment.changeGiven', defaultMessage: 'Change {amount}' },
  check: { id: 'screens.payment.check', defaultMessage: 'Check again' },
  erase: { id: 'screens.payment.erase', defaultMessage: 'Delete last digit' },
  exact: { id: 'screens.payment.exact', defaultMessage: 'Exact {amount}' },
  keypad: { id: 'screens.payment.keypad', defaultMessage: 'Keypad' },
  left: { id: 'screens.payment.left', defaultMessage: 'Left to pay' },
  next: {
    id: 'screens.payment.next',
    defaultMessage: 'After this, {amount} is left to pay on order {number}.',
  },
  noAnswer: { id: 'screens.payment.noAnswer', defaultMessage: 'No response for {time}' },
  otherOptions: {
    id: 'screens.payment.otherOptions',
    defaultMessage: 'Other payment options',
  },
  received: { id: 'screens.payment.received', defaultMessage: 'Cash received' },
  rounding: {
    id: 'screens.payment.rounding',
    defaultMessage: 'Rounded to the nearest 5 sen: {amount}',
  },
  sending: { id: 'screens.payment.sending', defaultMessage: 'Sending…' },
  share: { id: 'screens.payment.share', defaultMessage: 'Each pays {amount}' },
  shares: { id: 'screens.payment.shares', defaultMessage: 'Each pays {least} or {most}' },
  split: { id: 'screens.payment.split', defaultMessage: 'Split equally between' },
  splitByItem: { id: 'screens.payment.splitByItem', defaultMessage: 'Split by item' },
  splitFewer: { id: 'screens.payment.splitFewer', defaultMessage: 'Remove a guest' },
  splitMore: { id: 'screens.payment.splitMore', defaultMessage: 'Add a guest' },
  splitPayment: { id: 'screens.payment.splitPayment', defaultMessage: 'Split payment' },
  take: { id: 'screens.payment.take', defaultMessage: 'Take cash' },
  tip: { id: 'screens.payment.tip', defaultMessage: 'Tip {amount}' },
  tooLittle: { id: 'screens.payment.tooLittle', defaultMessage: 'Enter {amount} or more.' },
  tooMuch: { id: 'screens.payment.tooMuch', defaultMessage: 'Enter {amount} or less.' },
  unknown: { id: 'screens.payment.unknown', defaultMessage: 'Outcome unknown' },
});

/** The states of a payment. */
export const paymentStateMessages = defineMessages({
  pending: { id: 'screens.payment.state.pending', defaultMessage: 'Pending' },
  authorised: { id: 'screens.payment.state.authorised', defaultMessage: 'Authorised' },
  captured: { id: 'screens.payment.state.captured', defaultMessage: 'Paid' },
  failed: { id: 'screens.payment.state.failed', defaultMessage: 'Failed' },
  cancelled: { id: 'screens.payment.state.cancelled', defaultMessage: 'Cancelled' },
  reversed: { id: 'screens.payment.state.reversed', defaultMessage: 'Reversed' },
});
