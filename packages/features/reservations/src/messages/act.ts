import { defineMessages } from '@servery/screens/define';
import { actionMessages, fieldMessages, partyMessages } from '@servery/screens/messages';

/** Labels of the booking actions. */
export const actMessages = defineMessages({
  more: actionMessages.moreFor,
  confirm: actionMessages.confirm,
  decline: { id: 'reservations.act.decline', defaultMessage: 'Decline' },
  payDeposit: { id: 'reservations.act.payDeposit', defaultMessage: 'Mark deposit as received' },
  promote: { id: 'reservations.act.promote', defaultMessage: 'Assign table' },
  arrive: { id: 'reservations.act.arrive', defaultMessage: 'Mark as arrived' },
  seat: { id: 'reservations.act.seat', defaultMessage: 'Seat' },
  noShow: partyMessages.markNoShow,
  complete: { id: 'reservations.act.complete', defaultMessage: 'Mark as left' },
  cancel: { id: 'reservations.act.cancel', defaultMessage: 'Cancel booking' },
  unseat: { id: 'reservations.act.unseat', defaultMessage: 'Undo seating' },
  reseat: { id: 'reservations.act.reseat', defaultMessage: 'Mark as still seated' },
  edit: { id: 'reservations.act.edit', defaultMessage: 'Edit booking' },
  likely: { id: 'reservations.act.likely', defaultMessage: '{action}: {name}' },
  done: { id: 'reservations.act.done', defaultMessage: '{name}: {state}' },
  deposited: { id: 'reservations.act.deposited', defaultMessage: '{name}: deposit received' },
  moved: { id: 'reservations.act.moved', defaultMessage: '{name} moved to {time}, {tables}' },
  declineTitle: {
    id: 'reservations.act.declineTitle',
    defaultMessage: 'Decline booking for {name}?',
  },
  cancelTitle: { id: 'reservations.act.cancelTitle', defaultMessage: 'Cancel booking for {name}?' },
  reason: fieldMessages.reason,
  reasonHelp: {
    id: 'reservations.act.reasonHelp',
    defaultMessage: 'The guest sees this on their booking page.',
  },
  seatTitle: { id: 'reservations.act.seatTitle', defaultMessage: 'Seat {name}' },
  seatHelp: {
    id: 'reservations.act.seatHelp',
    defaultMessage: 'Their table is {tables}. Choose others if it’s taken.',
  },
});
