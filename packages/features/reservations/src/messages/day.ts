import { defineMessages } from '@servery/screens/define';
import {
  actionMessages,
  featureMessages,
  fieldMessages,
  periodMessages,
} from '@servery/screens/messages';

/** Messages of the day view. */
export const dayMessages = defineMessages({
  title: featureMessages.reservations,
  count: {
    id: 'reservations.day.count',
    defaultMessage: '{count, plural, =0 {No bookings} one {# booking} other {# bookings}}',
  },
  guests: {
    id: 'reservations.day.guests',
    defaultMessage: '{count, plural, =0 {no guests} one {# guest} other {# guests}}',
  },
  party: fieldMessages.guestCount,
  load: { id: 'reservations.day.load', defaultMessage: '{covers} of {most} guests' },
  days: { id: 'reservations.day.days', defaultMessage: 'Days of the week' },
  previousWeek: periodMessages.previousWeek,
  nextWeek: periodMessages.nextWeek,
  today: fieldMessages.today,
  choose: { id: 'reservations.day.choose', defaultMessage: 'Choose a date' },
  look: actionMessages.view,
  list: actionMessages.list,
  timeline: fieldMessages.tables,
  search: { id: 'reservations.day.search', defaultMessage: 'Search by name, phone or number' },
  clearSearch: actionMessages.clearSearch,
  kinds: { id: 'reservations.day.kinds', defaultMessage: 'Booking status' },
  requestDays: { id: 'reservations.day.requestDays', defaultMessage: 'Days with requests' },
  asked: { id: 'reservations.day.asked', defaultMessage: 'To confirm' },
  coming: { id: 'reservations.day.coming', defaultMessage: 'Coming' },
  here: { id: 'reservations.day.here', defaultMessage: 'Here' },
  done: { id: 'reservations.day.done', defaultMessage: 'Completed' },
  gone: { id: 'reservations.day.gone', defaultMessage: 'Not coming' },
  bookings: { id: 'reservations.day.bookings', defaultMessage: 'Bookings at {time}' },
  emptyTitle: { id: 'reservations.day.emptyTitle', defaultMessage: 'No bookings yet' },
  empty: {
    id: 'reservations.day.empty',
    defaultMessage: 'Guests can book on your public page, or you can book for them.',
  },
  closedTitle: { id: 'reservations.day.closedTitle', defaultMessage: 'No bookings on this day' },
  closed: {
    id: 'reservations.day.closed',
    defaultMessage: 'There are no booking hours on this day of the week.',
  },
  closedDate: {
    id: 'reservations.day.closedDate',
    defaultMessage: 'This date is closed to bookings.',
  },
  noResultTitle: {
    id: 'reservations.day.noResultTitle',
    defaultMessage: 'No matching bookings',
  },
  noResult: {
    id: 'reservations.day.noResult',
    defaultMessage: 'Try a different search, or show all bookings for the day.',
  },
  clear: { id: 'reservations.day.clear', defaultMessage: 'Show all' },
  over: { id: 'reservations.day.over', defaultMessage: 'Completed and cancelled' },
  noTable: { id: 'reservations.day.noTable', defaultMessage: 'No table yet' },
  waitlist: { id: 'reservations.day.waitlist', defaultMessage: 'Waitlist' },
  wants: { id: 'reservations.day.wants', defaultMessage: 'Requested {time}' },
  ahead: {
    id: 'reservations.day.ahead',
    defaultMessage: '{count, plural, =0 {Next} one {# ahead} other {# ahead}}',
  },
  guestPage: { id: 'reservations.day.guestPage', defaultMessage: 'Guest page' },
  settings: { id: 'reservations.day.settings', defaultMessage: 'Booking settings' },
  tools: actionMessages.moreTools,
  noSection: fieldMessages.tables,
  seats: { id: 'reservations.day.seats', defaultMessage: '{min} to {max} seats' },
  planOf: { id: 'reservations.day.planOf', defaultMessage: 'Tables on {day}' },
  rowOf: { id: 'reservations.day.rowOf', defaultMessage: 'Bookings for {table}' },
  moveHint: {
    id: 'reservations.day.moveHint',
    defaultMessage:
      'Drag a booking to another time or table. With the keyboard, press Space to lift it, the arrow keys to move it, Space to drop it, or Escape to cancel.',
  },
  lifted: { id: 'reservations.day.lifted', defaultMessage: '{name} lifted: {time}, {table}' },
  place: { id: 'reservations.day.place', defaultMessage: '{time}, {table}' },
  blocked: {
    id: 'reservations.day.blocked',
    defaultMessage: '{time}, {table}: taken by {other}',
  },
  taken: { id: 'reservations.day.taken', defaultMessage: 'Taken' },
  back: {
    id: 'reservations.day.back',
    defaultMessage: 'Move cancelled. {name} is back in its original place',
  },
});
