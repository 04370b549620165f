import { defineMessages } from './define.ts';

/** What a day of bookings says. */
export const dayWords = defineMessages({
  title: { id: 'reservations.day.title', defaultMessage: 'Reservations' },
  count: {
    id: 'reservations.day.count',
    defaultMessage: '{count, plural, =0 {No bookings} one {# booking} other {# bookings}}',
  },
  guests: {
    id: 'reservations.day.guests',
    defaultMessage: '{count, plural, =0 {no guests} one {# guest} other {# guests}}',
  },
  party: {
    id: 'reservations.day.party',
    defaultMessage: '{count, plural, one {# guest} other {# guests}}',
  },
  load: { id: 'reservations.day.load', defaultMessage: '{covers} of {most} guests' },
  days: { id: 'reservations.day.days', defaultMessage: 'Days of the week' },
  previousWeek: { id: 'reservations.day.previousWeek', defaultMessage: 'Week before' },
  nextWeek: { id: 'reservations.day.nextWeek', defaultMessage: 'Week after' },
  today: { id: 'reservations.day.today', defaultMessage: 'Today' },
  choose: { id: 'reservations.day.choose', defaultMessage: 'Choose a day' },
  look: { id: 'reservations.day.look', defaultMessage: 'How the day is shown' },
  list: { id: 'reservations.day.list', defaultMessage: 'List' },
  timeline: { id: 'reservations.day.timeline', defaultMessage: 'Tables' },
  search: { id: 'reservations.day.search', defaultMessage: 'Search name, phone or number' },
  clearSearch: { id: 'reservations.day.clearSearch', defaultMessage: 'Clear search' },
  kinds: { id: 'reservations.day.kinds', defaultMessage: 'Which bookings' },
  asked: { id: 'reservations.day.asked', defaultMessage: 'To answer' },
  coming: { id: 'reservations.day.coming', defaultMessage: 'Coming' },
  here: { id: 'reservations.day.here', defaultMessage: 'Here' },
  done: { id: 'reservations.day.done', defaultMessage: 'Completed' },
  gone: { id: 'reservations.day.gone', defaultMessage: 'Not coming' },
  bookings: { id: 'reservations.day.bookings', defaultMessage: 'Bookings at {time}' },
  emptyTitle: { id: 'reservations.day.emptyTitle', defaultMessage: 'Nobody has booked yet' },
  empty: {
    id: 'reservations.day.empty',
    defaultMessage: 'Guests book on your public page, or you book for them.',
  },
  closedTitle: { id: 'reservations.day.closedTitle', defaultMessage: 'No bookings on this day' },
  closed: {
    id: 'reservations.day.closed',
    defaultMessage: 'There are no booking hours on this day of the week.',
  },
  closedDate: {
    id: 'reservations.day.closedDate',
    defaultMessage: 'This date is closed for bookings.',
  },
  noResultTitle: {
    id: 'reservations.day.noResultTitle',
    defaultMessage: 'No booking is like that',
  },
  noResult: {
    id: 'reservations.day.noResult',
    defaultMessage: 'Look for something else, or look at all bookings of the day.',
  },
  clear: { id: 'reservations.day.clear', defaultMessage: 'Show all' },
  over: { id: 'reservations.day.over', defaultMessage: 'Completed and not coming' },
  noTable: { id: 'reservations.day.noTable', defaultMessage: 'No table yet' },
  waitlist: { id: 'reservations.day.waitlist', defaultMessage: 'Waitlist' },
  wants: { id: 'reservations.day.wants', defaultMessage: 'Wants {time}' },
  ahead: {
    id: 'reservations.day.ahead',
    defaultMessage: '{count, plural, =0 {Is next} one {# before} other {# before}}',
  },
  guestPage: { id: 'reservations.day.guestPage', defaultMessage: 'Page for guests' },
  settings: { id: 'reservations.day.settings', defaultMessage: 'Booking settings' },
  tools: { id: 'reservations.day.tools', defaultMessage: 'More' },
  noSection: { id: 'reservations.day.noSection', defaultMessage: 'Tables' },
  seats: { id: 'reservations.day.seats', defaultMessage: '{min} to {max} seats' },
  planOf: { id: 'reservations.day.planOf', defaultMessage: 'Tables on {day}' },
  rowOf: { id: 'reservations.day.rowOf', defaultMessage: 'Bookings of {table}' },
  moveHint: {
    id: 'reservations.day.moveHint',
    defaultMessage:
      'Drag a booking to another time or table. With the keyboard: Space lifts it, arrows move it, Space puts it down, Escape puts it back.',
  },
  lifted: { id: 'reservations.day.lifted', defaultMessage: '{name} is lifted: {time}, {table}' },
  place: { id: 'reservations.day.place', defaultMessage: '{time}, {table}' },
  blocked: {
    id: 'reservations.day.blocked',
    defaultMessage: '{time}, {table}: {other} is there then',
  },
  taken: { id: 'reservations.day.taken', defaultMessage: 'Taken' },
  back: { id: 'reservations.day.back', defaultMessage: '{name} is back where it was' },
});

/** What a calendar says. */
export const calendarWords = defineMessages({
  open: { id: 'reservations.calendar.open', defaultMessage: 'Open the calendar' },
  previousMonth: { id: 'reservations.calendar.previousMonth', defaultMessage: 'Month before' },
  nextMonth: { id: 'reservations.calendar.nextMonth', defaultMessage: 'Month after' },
  monthMenu: { id: 'reservations.calendar.monthMenu', defaultMessage: 'Month' },
  yearMenu: { id: 'reservations.calendar.yearMenu', defaultMessage: 'Year' },
  today: { id: 'reservations.calendar.today', defaultMessage: 'today' },
  selected: { id: 'reservations.calendar.selected', defaultMessage: 'chosen' },
  unavailable: { id: 'reservations.calendar.unavailable', defaultMessage: 'closed' },
  day: { id: 'reservations.calendar.day', defaultMessage: 'day' },
  dayHint: { id: 'reservations.calendar.dayHint', defaultMessage: 'dd' },
  month: { id: 'reservations.calendar.month', defaultMessage: 'month' },
  monthHint: { id: 'reservations.calendar.monthHint', defaultMessage: 'mm' },
  year: { id: 'reservations.calendar.year', defaultMessage: 'year' },
  yearHint: { id: 'reservations.calendar.yearHint', defaultMessage: 'yyyy' },
});
