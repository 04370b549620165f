export { GuestBooking as default } from '@servery/reservations';
