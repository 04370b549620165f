import { defineMessages, type MessageDescriptor } from 'react-intl';

/** What each control of an order's actions says: a verb. */
export const entryWords = defineMessages({
  accept: { id: 'orders.entry.accept', defaultMessage: 'Accept' },
  acceptWithTime: { id: 'orders.entry.acceptWithTime', defaultMessage: 'Accept with a time…' },
  start: { id: 'orders.entry.start', defaultMessage: 'Start' },
  ready: { id: 'orders.entry.ready', defaultMessage: 'Ready' },
  serve: { id: 'orders.entry.serve', defaultMessage: 'Serve' },
  dispatch: { id: 'orders.entry.dispatch', defaultMessage: 'Send out' },
  claim: { id: 'orders.entry.claim', defaultMessage: 'Hand over' },
  complete: { id: 'orders.entry.complete', defaultMessage: 'Complete' },
  pay: { id: 'orders.entry.pay', defaultMessage: 'Take payment' },
  add: { id: 'orders.entry.add', defaultMessage: 'Add items…' },
  note: { id: 'orders.entry.note', defaultMessage: 'Note and covers…' },
  discount: { id: 'orders.entry.discount', defaultMessage: 'Discount…' },
  service: { id: 'orders.entry.service', defaultMessage: 'Service charge…' },
  combine: { id: 'orders.entry.combine', defaultMessage: 'Combine…' },
  deliver: { id: 'orders.entry.deliver', defaultMessage: 'Replace by delivery…' },
  owner: { id: 'orders.entry.owner', defaultMessage: 'Change owner…' },
  reverse: { id: 'orders.entry.reverse', defaultMessage: 'Reverse a payment…' },
  reopen: { id: 'orders.entry.reopen', defaultMessage: 'Reopen…' },
  reject: { id: 'orders.entry.reject', defaultMessage: 'Reject…' },
  cancel: { id: 'orders.entry.cancel', defaultMessage: 'Cancel order…' },
  void: { id: 'orders.entry.void', defaultMessage: 'Void order…' },
  quantity: { id: 'orders.entry.quantity', defaultMessage: 'Change quantity…' },
  voidLine: { id: 'orders.entry.voidLine', defaultMessage: 'Void line…' },
  compLine: { id: 'orders.entry.compLine', defaultMessage: 'Comp line…' },
  removeReduction: { id: 'orders.entry.removeReduction', defaultMessage: 'Remove…' },
}) satisfies Record<string, MessageDescriptor>;

/** What stands around an order's actions. */
export const orderActionWords = defineMessages({
  more: { id: 'orders.actions.more', defaultMessage: 'More actions for order {number}' },
  needsApproval: { id: 'orders.actions.needsApproval', defaultMessage: 'Needs an approval by PIN' },
});

/** What all action dialogs say. */
export const dialogWords = defineMessages({
  opening: { id: 'orders.dialog.opening', defaultMessage: 'Opening…' },
  close: { id: 'orders.dialog.close', defaultMessage: 'Close' },
  back: { id: 'orders.dialog.back', defaultMessage: 'Not now' },
  retry: { id: 'orders.dialog.retry', defaultMessage: 'Try again' },
});
