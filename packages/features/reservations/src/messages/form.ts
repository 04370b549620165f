import { defineMessages } from '@servery/screens/define';
import { fieldMessages, partyMessages } from '@servery/screens/messages';

/** Messages of the booking form. */
export const formMessages = defineMessages({
  create: { id: 'reservations.form.create', defaultMessage: 'New booking' },
  book: { id: 'reservations.form.book', defaultMessage: 'Book' },
  wait: { id: 'reservations.form.wait', defaultMessage: 'Add to waitlist' },
  editTitle: { id: 'reservations.form.editTitle', defaultMessage: 'Edit booking for {name}' },
  booked: { id: 'reservations.form.booked', defaultMessage: '{name} is booked for {time}' },
  waits: { id: 'reservations.form.waits', defaultMessage: '{name} added to the waitlist' },
  saved: { id: 'reservations.form.saved', defaultMessage: 'Booking for {name} saved' },
  party: fieldMessages.guests,
  date: fieldMessages.date,
  time: fieldMessages.time,
  experience: { id: 'reservations.form.experience', defaultMessage: 'Experience' },
  noExperience: { id: 'reservations.form.noExperience', defaultMessage: 'À la carte' },
  section: { id: 'reservations.form.section', defaultMessage: 'Area' },
  anySection: { id: 'reservations.form.anySection', defaultMessage: 'Any area' },
  tables: fieldMessages.tables,
  tablesHelp: {
    id: 'reservations.form.tablesHelp',
    defaultMessage: 'Leave blank to use the best free table.',
  },
  taken: { id: 'reservations.form.taken', defaultMessage: 'Taken at this time' },
  name: fieldMessages.name,
  phone: fieldMessages.phone,
  phoneHelp: partyMessages.phoneHelp,
  note: { id: 'reservations.form.note', defaultMessage: 'Guest requests' },
  staffNote: { id: 'reservations.form.staffNote', defaultMessage: 'Staff notes' },
  staffNoteHelp: {
    id: 'reservations.form.staffNoteHelp',
    defaultMessage: 'Guests don’t see these.',
  },
  deposit: {
    id: 'reservations.form.deposit',
    defaultMessage: 'A deposit of {amount} is due in advance.',
  },
  stay: { id: 'reservations.form.stay', defaultMessage: 'Expected stay: about {minutes} min.' },
  booking: { id: 'reservations.form.booking', defaultMessage: '{number}: {name}' },
  madeByGuest: { id: 'reservations.form.madeByGuest', defaultMessage: 'Booked by guest' },
  madeByStaff: { id: 'reservations.form.madeByStaff', defaultMessage: 'Booked by staff' },
  from: { id: 'reservations.form.from', defaultMessage: '{from} to {until}' },
});

/** Messages of the time choice. */
export const timeMessages = defineMessages({
  few: {
    id: 'reservations.time.few',
    defaultMessage: '{count, plural, one {# left} other {# left}}',
  },
  full: { id: 'reservations.time.full', defaultMessage: 'Full' },
  waitlist: { id: 'reservations.time.waitlist', defaultMessage: 'Waitlist' },
  past: { id: 'reservations.time.past', defaultMessage: 'Past' },
  lead: { id: 'reservations.time.lead', defaultMessage: 'Too soon' },
  tables: { id: 'reservations.time.tables', defaultMessage: 'No tables' },
  covers: { id: 'reservations.time.covers', defaultMessage: 'Full' },
  none: { id: 'reservations.time.none', defaultMessage: 'No times available on this day' },
  closed: {
    id: 'reservations.time.closed',
    defaultMessage: 'No bookings on this day of the week. Choose another day.',
  },
  closed_date: {
    id: 'reservations.time.closed_date',
    defaultMessage: 'Closed on this date. Choose another day.',
  },
  pastDay: { id: 'reservations.time.pastDay', defaultMessage: 'This date has passed.' },
  horizon: {
    id: 'reservations.time.horizon',
    defaultMessage: 'You can’t book this far ahead.',
  },
  party: {
    id: 'reservations.time.party',
    defaultMessage: 'No table fits a party of this size.',
  },
  experience: {
    id: 'reservations.time.experience',
    defaultMessage: 'This experience isn’t offered on this date.',
  },
});
