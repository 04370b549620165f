import { defineMessages } from '@servery/screens/define';
import { actionMessages, errorMessages, fieldMessages } from '@servery/screens/messages';

/** Messages shared by all action dialogs. */
export const dialogMessages = defineMessages({
  opening: { id: 'orders.dialog.opening', defaultMessage: 'Opening…' },
  close: actionMessages.close,
  back: { id: 'orders.dialog.back', defaultMessage: 'Go back' },
  retry: errorMessages.retry,
  leaving: { id: 'orders.dialog.leaving', defaultMessage: 'Discard changes?' },
  stay: { id: 'orders.dialog.stay', defaultMessage: 'Keep editing' },
  leave: actionMessages.discard,
  discard: actionMessages.discard,
  apply: { id: 'orders.dialog.apply', defaultMessage: 'Apply to the latest version' },
  reason: fieldMessages.reason,
  otherReason: { id: 'orders.dialog.otherReason', defaultMessage: 'Other reason' },
  reasonText: { id: 'orders.dialog.reasonText', defaultMessage: 'Describe the reason' },
});

/** The title of each dialog. */
export const titleMessages = defineMessages({
  accept: { id: 'orders.title.accept', defaultMessage: 'Accept order {number}' },
  reject: { id: 'orders.title.reject', defaultMessage: 'Reject order {number}?' },
  void: { id: 'orders.title.void', defaultMessage: 'Void order {number}?' },
  refund: { id: 'orders.title.refund', defaultMessage: 'Complete refund of order {number}?' },
  refundItems: {
    id: 'orders.title.refundItems',
    defaultMessage: 'Refund items of order {number}?',
  },
  cancel: { id: 'orders.title.cancel', defaultMessage: 'Cancel order {number}?' },
  reopen: { id: 'orders.title.reopen', defaultMessage: 'Reopen order {number}?' },
  add: { id: 'orders.title.add', defaultMessage: 'Add items to order {number}' },
  quantity: { id: 'orders.title.quantity', defaultMessage: 'Change quantity of {name}' },
  seat: { id: 'orders.title.seat', defaultMessage: 'Change seat of {name}' },
  voidLine: { id: 'orders.title.voidLine', defaultMessage: 'Void {quantity} × {name}?' },
  compLine: { id: 'orders.title.compLine', defaultMessage: 'Comp {quantity} × {name}?' },
  note: { id: 'orders.title.note', defaultMessage: 'Note and covers for order {number}' },
  discount: { id: 'orders.title.discount', defaultMessage: 'Discount on order {number}' },
  removeReduction: { id: 'orders.title.removeReduction', defaultMessage: 'Remove {label}?' },
  service: { id: 'orders.title.service', defaultMessage: 'Service charge for order {number}' },
  pay: { id: 'orders.title.pay', defaultMessage: 'Payment for order {number}' },
  reverse: { id: 'orders.title.reverse', defaultMessage: 'Reverse a payment on order {number}' },
  combine: { id: 'orders.title.combine', defaultMessage: 'Combine into order {number}' },
  split: { id: 'orders.title.split', defaultMessage: 'Split the bill of order {number}' },
  uncombine: {
    id: 'orders.title.uncombine',
    defaultMessage: 'Undo the combining of order {number}?',
  },
  deliver: { id: 'orders.title.deliver', defaultMessage: 'Change order {number} to delivery' },
  owner: { id: 'orders.title.owner', defaultMessage: 'Change owner of order {number}' },
});

/** The submit label of each dialog, which also describes the intended action in the merge view. */
export const submitMessages = defineMessages({
  accept: { id: 'orders.submit.accept', defaultMessage: 'Accept' },
  reject: { id: 'orders.submit.reject', defaultMessage: 'Reject order' },
  void: { id: 'orders.submit.void', defaultMessage: 'Void order' },
  refund: { id: 'orders.submit.refund', defaultMessage: 'Complete refund' },
  refundItems: { id: 'orders.submit.refundItems', defaultMessage: 'Request refund' },
  cancel: { id: 'orders.submit.cancel', defaultMessage: 'Cancel order' },
  reopen: { id: 'orders.submit.reopen', defaultMessage: 'Reopen order' },
  add: {
    id: 'orders.submit.add',
    defaultMessage: '{count, plural, one {Add # item} other {Add # items}} · {amount}',
  },
  addNothing: { id: 'orders.submit.addNothing', defaultMessage: 'Add items' },
  quantity: { id: 'orders.submit.quantity', defaultMessage: 'Change to {quantity}' },
  seat: actionMessages.save,
  voidLine: { id: 'orders.submit.voidLine', defaultMessage: 'Void item' },
  compLine: { id: 'orders.submit.compLine', defaultMessage: 'Comp item' },
  note: actionMessages.save,
  discount: { id: 'orders.submit.discount', defaultMessage: 'Apply discount' },
  removeReduction: actionMessages.remove,
  serviceOn: { id: 'orders.submit.serviceOn', defaultMessage: 'Add service charge' },
  serviceOff: { id: 'orders.submit.serviceOff', defaultMessage: 'Remove service charge' },
  reverse: { id: 'orders.submit.reverse', defaultMessage: 'Reverse payment' },
  preview: { id: 'orders.submit.preview', defaultMessage: 'Preview new bill' },
  combine: { id: 'orders.submit.combine', defaultMessage: 'Combine {count} orders' },
  split: { id: 'orders.submit.split', defaultMessage: 'Split bill' },
  uncombine: { id: 'orders.submit.uncombine', defaultMessage: 'Undo combining' },
  deliver: { id: 'orders.submit.deliver', defaultMessage: 'Change to delivery' },
  owner: { id: 'orders.submit.owner', defaultMessage: 'Change owner' },
});

/** Toasts shown after a dialog was submitted. */
export const dialogDoneMessages = defineMessages({
  reject: { id: 'orders.dialogDone.reject', defaultMessage: 'Order {number} rejected' },
  void: { id: 'orders.dialogDone.void', defaultMessage: 'Order {number} voided' },
  refund: { id: 'orders.dialogDone.refund', defaultMessage: 'Refund of order {number} completed' },
  refundItems: {
    id: 'orders.dialogDone.refundItems',
    defaultMessage: 'Refund of order {number} requested',
  },
  cancel: { id: 'orders.dialogDone.cancel', defaultMessage: 'Order {number} cancelled' },
  reopen: { id: 'orders.dialogDone.reopen', defaultMessage: 'Order {number} reopened' },
  add: { id: 'orders.dialogDone.add', defaultMessage: 'Items added to order {number}' },
  change: { id: 'orders.dialogDone.change', defaultMessage: 'Order {number} updated' },
  pay: { id: 'orders.dialogDone.pay', defaultMessage: 'Payment taken for order {number}' },
  reverse: {
    id: 'orders.dialogDone.reverse',
    defaultMessage: 'Payment reversed on order {number}',
  },
  combine: { id: 'orders.dialogDone.combine', defaultMessage: 'Combined into order {number}' },
  split: { id: 'orders.dialogDone.split', defaultMessage: 'Bill of order {number} split' },
  uncombine: {
    id: 'orders.dialogDone.uncombine',
    defaultMessage: 'Combining of order {number} undone',
  },
  deliver: {
    id: 'orders.dialogDone.deliver',
    defaultMessage: 'Order {number} changed to delivery',
  },
  owner: { id: 'orders.dialogDone.owner', defaultMessage: 'Owner changed for order {number}' },
});

/** Fields and explanations of the action dialogs. */
export const askMessages = defineMessages({
  usual: { id: 'orders.accept.usual', defaultMessage: 'When will it be ready?' },
  minutes: fieldMessages.inMinutes,
  readyBy: { id: 'orders.accept.readyBy', defaultMessage: 'by {time}' },
  otherMinutes: { id: 'orders.accept.otherMinutes', defaultMessage: 'Other time in minutes' },
  fewer: actionMessages.fewer,
  more: actionMessages.more,
  fiveFewer: { id: 'orders.ask.fiveFewer', defaultMessage: '5 minutes less' },
  fiveMore: { id: 'orders.ask.fiveMore', defaultMessage: '5 minutes more' },
  refund: {
    id: 'orders.ask.refund',
    defaultMessage: 'A refund of {amount} will be requested.',
  },
  reversed: {
    id: 'orders.ask.reversed',
    defaultMessage: 'Payments of {amount} taken today will be reversed.',
  },
  noMoney: { id: 'orders.ask.noMoney', defaultMessage: 'No payment has been taken.' },
  kitchenHas: {
    id: 'orders.ask.kitchenHas',
    defaultMessage:
      '{count, plural, =0 {Nothing has been sent to the kitchen yet.} one {# item has been sent to the kitchen.} other {# items have been sent to the kitchen.}}',
  },
  made: { id: 'orders.ask.made', defaultMessage: 'The kitchen has already made it' },
  madeHelp: {
    id: 'orders.ask.madeHelp',
    defaultMessage: 'If so, it counts as waste. Otherwise, the stock is returned.',
  },
  quantity: fieldMessages.quantity,
  covers: { id: 'orders.ask.covers', defaultMessage: 'Covers' },
  note: { id: 'orders.ask.note', defaultMessage: 'Note' },
  noteHelp: { id: 'orders.ask.noteHelp', defaultMessage: 'Visible to kitchen and floor staff.' },
  serviceOn: {
    id: 'orders.ask.serviceOn',
    defaultMessage: 'This order includes the service charge.',
  },
  serviceOff: {
    id: 'orders.ask.serviceOff',
    defaultMessage: 'This order doesn’t include a service charge.',
  },
  chooseReversal: { id: 'orders.ask.chooseReversal', defaultMessage: 'Payment' },
  noReversal: {
    id: 'orders.ask.noReversal',
    defaultMessage: 'There are no payments to reverse.',
  },
  withTip: { id: 'orders.ask.withTip', defaultMessage: 'plus a tip of {tip}' },
  member: { id: 'orders.owner.member', defaultMessage: 'Member' },
  searchMember: { id: 'orders.owner.search', defaultMessage: 'Search by name or phone' },
  nobody: { id: 'orders.owner.nobody', defaultMessage: 'No member' },
  inactive: { id: 'orders.owner.inactive', defaultMessage: 'Inactive' },
  noMember: { id: 'orders.owner.none', defaultMessage: 'No matching members.' },
  staff: { id: 'orders.owner.staff', defaultMessage: 'Served by' },
  points: {
    id: 'orders.owner.points',
    defaultMessage: 'Points already earned move to the new owner.',
  },
});
