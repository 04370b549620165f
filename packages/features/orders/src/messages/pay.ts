import { defineMessages } from '@servery/screens/define';
import { actionMessages, orderMessages, paymentMessages } from '@servery/screens/messages';

/** Messages of the payment dialog. */
export const payMessages = defineMessages({
  toPay: orderMessages.toPay,
  left: paymentMessages.left,
  choose: { id: 'orders.pay.choose', defaultMessage: 'Pay with' },
  chooseRest: { id: 'orders.pay.chooseRest', defaultMessage: 'Pay the rest with' },
  amount: orderMessages.amount,
  changeDue: { id: 'orders.pay.changeDue', defaultMessage: 'Change due' },
  received: { id: 'orders.pay.received', defaultMessage: 'Received {amount}' },
  done: { id: 'orders.pay.done', defaultMessage: 'Done' },
  remove: actionMessages.removeName,
  split: paymentMessages.split,
  splitFewer: paymentMessages.splitFewer,
  splitMore: paymentMessages.splitMore,
  share: paymentMessages.share,
  shares: paymentMessages.shares,
  staysOpen: {
    id: 'orders.pay.staysOpen',
    defaultMessage: '{amount} remaining',
  },
  tooMuch: paymentMessages.tooMuch,
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
