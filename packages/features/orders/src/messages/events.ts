import { defineMessages } from '@servery/screens/define';
import { orderMessages } from '@servery/screens/messages';

/** One sentence for each kind of event in an order's timeline. */
export const eventMessages = defineMessages({
  place: { id: 'orders.event.place', defaultMessage: 'Placed' },
  accept: orderMessages.accepted,
  reject: { id: 'orders.event.reject', defaultMessage: 'Rejected' },
  start: { id: 'orders.event.start', defaultMessage: 'Started' },
  ready: orderMessages.ready,
  serve: orderMessages.served,
  dispatch: { id: 'orders.event.dispatch', defaultMessage: 'Sent out' },
  claim: { id: 'orders.event.claim', defaultMessage: 'Handed over' },
  complete: { id: 'orders.event.complete', defaultMessage: 'Completed' },
  reopen: { id: 'orders.event.reopen', defaultMessage: 'Reopened' },
  undo: { id: 'orders.event.undo', defaultMessage: 'Step undone' },
  void: { id: 'orders.event.void', defaultMessage: 'Voided' },
  cancel: { id: 'orders.event.cancel', defaultMessage: 'Cancelled' },
  expire: { id: 'orders.event.expire', defaultMessage: 'Expired: the payment never arrived' },
  add_line: { id: 'orders.event.add_line', defaultMessage: 'Added {quantity} × {name}' },
  set_quantity: {
    id: 'orders.event.set_quantity',
    defaultMessage: '{name}: quantity changed from {from} to {to}',
  },
  set_seat: {
    id: 'orders.event.set_seat',
    defaultMessage:
      '{to, select, none {{name}: seat removed} other {{name}: seat changed to {to}}}',
  },
  void_line: { id: 'orders.event.void_line', defaultMessage: 'Voided {quantity} × {name}' },
  comp_line: { id: 'orders.event.comp_line', defaultMessage: 'Comped {name}' },
  add_discount: { id: 'orders.event.add_discount', defaultMessage: 'Discount {label}' },
  add_adjustment: { id: 'orders.event.add_adjustment', defaultMessage: 'Adjustment {label}' },
  remove_reduction: { id: 'orders.event.remove_reduction', defaultMessage: 'Removed {label}' },
  apply_service_charge: {
    id: 'orders.event.apply_service_charge',
    defaultMessage: '{to, select, true {Service charge added} other {Service charge removed}}',
  },
  set_note: { id: 'orders.event.set_note', defaultMessage: 'Note changed' },
  set_covers: {
    id: 'orders.event.set_covers',
    defaultMessage: '{to, plural, one {Now # cover} other {Now # covers}}',
  },
  pay: { id: 'orders.event.pay', defaultMessage: 'Paid with {with}' },
  reverse: { id: 'orders.event.reverse', defaultMessage: 'Reversed {with}' },
  request_refund: { id: 'orders.event.request_refund', defaultMessage: 'Refund requested' },
  refund: { id: 'orders.event.refund', defaultMessage: 'Refund' },
  send_again: {
    id: 'orders.event.send_again',
    defaultMessage: 'Sent out again{courier, select, none {} other { with {courier}}}',
  },
  keep: { id: 'orders.event.keep', defaultMessage: 'Kept as it is' },
  deliver: { id: 'orders.event.deliver', defaultMessage: 'Delivery to {area}' },
  owner: {
    id: 'orders.event.owner',
    defaultMessage: '{to, select, nobody {Owner removed} other {Owner changed to {to}}}',
  },
  add_round: {
    id: 'orders.event.add_round',
    defaultMessage:
      '{quantity, plural, one {Round of # item added} other {Round of # items added}}',
  },
  join_bill: { id: 'orders.event.join_bill', defaultMessage: 'Added to the bill of order {to}' },
  combine: { id: 'orders.event.combine', defaultMessage: 'Orders {from} combined into this order' },
  merge: { id: 'orders.event.merge', defaultMessage: 'Combined into order {to}' },
  split: { id: 'orders.event.split', defaultMessage: 'Items moved to order {to}' },
  split_off: { id: 'orders.event.split_off', defaultMessage: 'Split off from order {from}' },
  uncombine: {
    id: 'orders.event.uncombine',
    defaultMessage: 'Combining with {to} undone',
  },
  restore: { id: 'orders.event.restore', defaultMessage: 'Separated from order {from} again' },
  bump: { id: 'orders.event.bump', defaultMessage: 'In the kitchen: {name}' },
  recall: { id: 'orders.event.recall', defaultMessage: 'Recalled: {name}' },
  hold: { id: 'orders.event.hold', defaultMessage: 'Held: {name}' },
  fire: { id: 'orders.event.fire', defaultMessage: 'Fired: {name}' },
  switch_table: {
    id: 'orders.event.switch_table',
    defaultMessage: 'Moved from {from} to {to}',
  },
  print_bill: { id: 'orders.event.print_bill', defaultMessage: 'Bill printed' },
  update: { id: 'orders.event.update', defaultMessage: 'Updated' },
});

/** Details shown below an event. */
export const eventFactMessages = defineMessages({
  by: { id: 'orders.eventFact.by', defaultMessage: 'by {name}' },
  approved: { id: 'orders.eventFact.approved', defaultMessage: 'approved by {name}' },
  made: { id: 'orders.eventFact.made', defaultMessage: 'already made' },
  earlier: {
    id: 'orders.eventFact.earlier',
    defaultMessage: '{count, plural, one {Show # earlier event} other {Show # earlier events}}',
  },
});
