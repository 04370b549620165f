import { defineMessages } from './define.ts';

/** Why a field was refused, in words. */
export const fieldWords = defineMessages({
  required: { id: 'reservations.field.required', defaultMessage: 'This is required.' },
  min_length: { id: 'reservations.field.min_length', defaultMessage: 'This is too short.' },
  order: { id: 'reservations.field.order', defaultMessage: 'These do not follow each other.' },
  taken: { id: 'reservations.field.taken', defaultMessage: 'Another one has this already.' },
  size: {
    id: 'reservations.field.size',
    defaultMessage: 'Bookings are not for so few or so many.',
  },
  capacity: {
    id: 'reservations.field.capacity',
    defaultMessage: 'These tables do not fit the party.',
  },
  out_of_service: {
    id: 'reservations.field.out_of_service',
    defaultMessage: 'This table is out of service.',
  },
  promised: {
    id: 'reservations.field.promised',
    defaultMessage: 'Somebody else has booked this table.',
  },
  other: { id: 'reservations.field.other', defaultMessage: 'This is not right.' },
});
