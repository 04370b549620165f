import { defineMessages } from './define.ts';

/** What is done with a booking. */
export const actWords = defineMessages({
  more: { id: 'reservations.act.more', defaultMessage: 'More for {name}' },
  confirm: { id: 'reservations.act.confirm', defaultMessage: 'Confirm' },
  decline: { id: 'reservations.act.decline', defaultMessage: 'Decline' },
  payDeposit: { id: 'reservations.act.payDeposit', defaultMessage: 'Deposit received' },
  promote: { id: 'reservations.act.promote', defaultMessage: 'Give a table' },
  arrive: { id: 'reservations.act.arrive', defaultMessage: 'They are here' },
  seat: { id: 'reservations.act.seat', defaultMessage: 'Seat' },
  noShow: { id: 'reservations.act.noShow', defaultMessage: 'Did not come' },
  complete: { id: 'reservations.act.complete', defaultMessage: 'They left' },
  cancel: { id: 'reservations.act.cancel', defaultMessage: 'Cancel booking' },
  unseat: { id: 'reservations.act.unseat', defaultMessage: 'Not seated after all' },
  reseat: { id: 'reservations.act.reseat', defaultMessage: 'They are still here' },
  edit: { id: 'reservations.act.edit', defaultMessage: 'Change booking' },
  likely: { id: 'reservations.act.likely', defaultMessage: '{act}: {name}' },
  done: { id: 'reservations.act.done', defaultMessage: '{name}: {state}' },
  deposited: { id: 'reservations.act.deposited', defaultMessage: '{name}: deposit received' },
  moved: { id: 'reservations.act.moved', defaultMessage: '{name} moved to {time}, {tables}' },
  declineTitle: { id: 'reservations.act.declineTitle', defaultMessage: 'Decline {name}' },
  cancelTitle: { id: 'reservations.act.cancelTitle', defaultMessage: 'Cancel {name}' },
  reason: { id: 'reservations.act.reason', defaultMessage: 'Reason' },
  reasonHelp: {
    id: 'reservations.act.reasonHelp',
    defaultMessage: 'The guest reads it on their own page.',
  },
  seatTitle: { id: 'reservations.act.seatTitle', defaultMessage: 'Seat {name}' },
  seatHelp: {
    id: 'reservations.act.seatHelp',
    defaultMessage: 'They sit down at {tables}. Choose others if they are taken.',
  },
});
