import { defineMessages } from '@servery/screens/define';
import { actionMessages, orderMessages } from '@servery/screens/messages';

/** Messages of the payment dialog. */
export const payMessages = defineMessages({
  toPay: orderMessages.toPay,
  left: { id: 'orders.pay.left', defaultMessage: 'Left to pay' },
  choose: { id: 'orders.pay.choose', defaultMessage: 'Pay with' },
  chooseRest: { id: 'orders.pay.chooseRest', defaultMessage: 'Pay the rest with' },
  amount: orderMessages.amount,
  changeDue: { id: 'orders.pay.changeDue', defaultMessage: 'Change due' },
  received: { id: 'orders.pay.received', defaultMessage: 'Received {amount}' },
  done: { id: 'orders.pay.done', defaultMessage: 'Done' },
  remove: actionMessages.removeName,
  split: { id: 'orders.pay.split', defaultMessage: 'Split equally between' },
  splitFewer: { id: 'orders.pay.splitFewer', defaultMessage: 'Remove a guest' },
  splitMore: { id: 'orders.pay.splitMore', defaultMessage: 'Add a guest' },
  share: { id: 'orders.pay.share', defaultMessage: 'Each pays {amount}' },
  shares: { id: 'orders.pay.shares', defaultMessage: 'Each pays {least} or {most}' },
  staysOpen: {
    id: 'orders.pay.staysOpen',
    defaultMessage: '{amount} remaining',
  },
  tooMuch: { id: 'orders.pay.tooMuch', defaultMessage: 'Enter {amount} or less.' },
});

/** The messages of the dialog that pays all bills of a table. */
export const payTableMessages = defineMessages({
  title: { id: 'orders.payTable.title', defaultMessage: 'Payment for table {name}' },
  bills: orderMessages.bills,
  together: {
    id: 'orders.payTable.together',
    defaultMessage: 'The bills are paid together. Each one keeps its own receipt.',
  },
  done: { id: 'orders.payTable.done', defaultMessage: 'Payment for table {name} taken' },
});
