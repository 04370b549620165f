import { defineMessages } from '@servery/screens/define';
import { orderMessages } from '@servery/screens/messages';

/** Messages of the payment dialog. */
export const payMessages = defineMessages({
  alreadyPaid: {
    id: 'orders.pay.alreadyPaid',
    defaultMessage: 'Someone else has already taken this payment.',
  },
  changeDue: { id: 'orders.pay.changeDue', defaultMessage: 'Change due' },
  received: { id: 'orders.pay.received', defaultMessage: 'Received {amount}' },
  done: { id: 'orders.pay.done', defaultMessage: 'Done' },
  none: {
    id: 'orders.pay.none',
    defaultMessage: 'No payment option is available for this order.',
  },
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
