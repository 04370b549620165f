import { defineMessages } from '@servery/screens/define';
import { problemMessages } from '@servery/screens/messages';

/** Errors of booking fields that the shared messages don't cover. */
export const fieldMessages = defineMessages({
  required: problemMessages.required,
  size: {
    id: 'reservations.field.size',
    defaultMessage: 'We don’t take bookings for this party size.',
  },
  capacity: {
    id: 'reservations.field.capacity',
    defaultMessage: 'These tables don’t fit the party.',
  },
  promised: {
    id: 'reservations.field.promised',
    defaultMessage: 'This table is already booked.',
  },
});
