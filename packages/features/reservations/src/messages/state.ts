import { defineMessages } from '@servery/screens/define';
import { partyMessages } from '@servery/screens/messages';

/** The names of the booking statuses. */
export const stateMessages = defineMessages({
  requested: { id: 'reservations.state.requested', defaultMessage: 'Requested' },
  waitlisted: { id: 'reservations.state.waitlisted', defaultMessage: 'On the waitlist' },
  confirmed: { id: 'reservations.state.confirmed', defaultMessage: 'Confirmed' },
  arrived: { id: 'reservations.state.arrived', defaultMessage: 'Arrived' },
  seated: { id: 'reservations.state.seated', defaultMessage: 'Seated' },
  completed: { id: 'reservations.state.completed', defaultMessage: 'Completed' },
  declined: { id: 'reservations.state.declined', defaultMessage: 'Declined' },
  cancelled_guest: {
    id: 'reservations.state.cancelled_guest',
    defaultMessage: 'Cancelled by guest',
  },
  cancelled_merchant: {
    id: 'reservations.state.cancelled_merchant',
    defaultMessage: 'Cancelled by restaurant',
  },
  no_show: partyMessages.noShow,
  late: { id: 'reservations.state.late', defaultMessage: '{minutes} min late' },
  depositDue: { id: 'reservations.state.depositDue', defaultMessage: '{amount} due' },
  depositPaid: { id: 'reservations.state.depositPaid', defaultMessage: '{amount} paid' },
});
