import { defineMessages } from '@servery/screens/define';

/** Booking requests in the bell. */
export const bookingMessages = defineMessages({
  title: { id: 'orders.booking.title', defaultMessage: 'Booking requests' },
  asks: {
    id: 'orders.booking.asks',
    defaultMessage: '{name} · {party, plural, one {# guest} other {# guests}}',
  },
});
