import { defineMessages } from '@servery/screens/define';
import { actionMessages, boardMessages } from '@servery/screens/messages';

/** Labels of the order actions. */
export const entryMessages = defineMessages({
  accept: { id: 'orders.entry.accept', defaultMessage: 'Accept' },
  acceptWithTime: { id: 'orders.entry.acceptWithTime', defaultMessage: 'Accept and set time…' },
  start: boardMessages.start,
  ready: { id: 'orders.entry.ready', defaultMessage: 'Ready' },
  serve: { id: 'orders.entry.serve', defaultMessage: 'Serve' },
  dispatch: { id: 'orders.entry.dispatch', defaultMessage: 'Send out' },
  claim: { id: 'orders.entry.claim', defaultMessage: 'Hand over' },
  complete: { id: 'orders.entry.complete', defaultMessage: 'Complete' },
  pay: { id: 'orders.entry.pay', defaultMessage: 'Take payment' },
  add: { id: 'orders.entry.add', defaultMessage: 'Add items…' },
  note: { id: 'orders.entry.note', defaultMessage: 'Edit note and covers…' },
  discount: { id: 'orders.entry.discount', defaultMessage: 'Discount…' },
  service: { id: 'orders.entry.service', defaultMessage: 'Service charge…' },
  combine: { id: 'orders.entry.combine', defaultMessage: 'Combine…' },
  split: { id: 'orders.entry.split', defaultMessage: 'Split bill…' },
  uncombine: { id: 'orders.entry.uncombine', defaultMessage: 'Undo combining…' },
  deliver: { id: 'orders.entry.deliver', defaultMessage: 'Change to delivery…' },
  owner: { id: 'orders.entry.owner', defaultMessage: 'Change owner…' },
  reverse: { id: 'orders.entry.reverse', defaultMessage: 'Reverse a payment…' },
  reopen: { id: 'orders.entry.reopen', defaultMessage: 'Reopen…' },
  reject: { id: 'orders.entry.reject', defaultMessage: 'Reject…' },
  refundItems: { id: 'orders.entry.refundItems', defaultMessage: 'Refund items…' },
  refund: { id: 'orders.entry.refund', defaultMessage: 'Complete refund…' },
  cancel: { id: 'orders.entry.cancel', defaultMessage: 'Cancel order…' },
  void: { id: 'orders.entry.void', defaultMessage: 'Void order…' },
  sendAgain: { id: 'orders.entry.sendAgain', defaultMessage: 'Send out again…' },
  otherCourier: { id: 'orders.entry.otherCourier', defaultMessage: 'Change courier…' },
  callOff: { id: 'orders.entry.callOff', defaultMessage: 'Cancel and refund…' },
  removeLine: { id: 'orders.entry.removeLine', defaultMessage: 'Remove unavailable item…' },
  returnOverpayment: {
    id: 'orders.entry.returnOverpayment',
    defaultMessage: 'Return overpayment…',
  },
  reprint: { id: 'orders.entry.reprint', defaultMessage: 'Print again…' },
  keep: { id: 'orders.entry.keep', defaultMessage: 'Keep as it is…' },
  quantity: { id: 'orders.entry.quantity', defaultMessage: 'Change quantity…' },
  seat: { id: 'orders.entry.seat', defaultMessage: 'Change seat…' },
  voidLine: { id: 'orders.entry.voidLine', defaultMessage: 'Void item…' },
  compLine: { id: 'orders.entry.compLine', defaultMessage: 'Comp item…' },
  removeReduction: { id: 'orders.entry.removeReduction', defaultMessage: 'Remove…' },
});

/** Labels around an order's actions. */
export const orderActionMessages = defineMessages({
  more: { id: 'orders.actions.more', defaultMessage: 'More actions for order {number}' },
  needsApproval: actionMessages.needsApproval,
});
