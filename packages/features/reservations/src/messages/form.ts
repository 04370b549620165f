import { defineMessages } from './define.ts';

/** What the form of a booking asks. */
export const formWords = defineMessages({
  create: { id: 'reservations.form.create', defaultMessage: 'New booking' },
  book: { id: 'reservations.form.book', defaultMessage: 'Book' },
  wait: { id: 'reservations.form.wait', defaultMessage: 'Add to the waitlist' },
  editTitle: { id: 'reservations.form.editTitle', defaultMessage: 'Change {name}' },
  booked: { id: 'reservations.form.booked', defaultMessage: '{name} is booked for {time}' },
  waits: { id: 'reservations.form.waits', defaultMessage: '{name} is on the waitlist' },
  saved: { id: 'reservations.form.saved', defaultMessage: '{name} is saved' },
  party: { id: 'reservations.form.party', defaultMessage: 'How many guests' },
  date: { id: 'reservations.form.date', defaultMessage: 'Day' },
  time: { id: 'reservations.form.time', defaultMessage: 'Time' },
  experience: { id: 'reservations.form.experience', defaultMessage: 'Experience' },
  noExperience: { id: 'reservations.form.noExperience', defaultMessage: 'À la carte' },
  section: { id: 'reservations.form.section', defaultMessage: 'Area' },
  anySection: { id: 'reservations.form.anySection', defaultMessage: 'Any area' },
  tables: { id: 'reservations.form.tables', defaultMessage: 'Tables' },
  tablesHelp: {
    id: 'reservations.form.tablesHelp',
    defaultMessage: 'Left empty, the best free table is chosen.',
  },
  taken: { id: 'reservations.form.taken', defaultMessage: 'Taken then' },
  name: { id: 'reservations.form.name', defaultMessage: 'Name' },
  phone: { id: 'reservations.form.phone', defaultMessage: 'Phone' },
  phoneHelp: {
    id: 'reservations.form.phoneHelp',
    defaultMessage: 'With country code, or beginning with 0.',
  },
  note: { id: 'reservations.form.note', defaultMessage: 'Wishes of the guest' },
  staffNote: { id: 'reservations.form.staffNote', defaultMessage: 'Notes for the staff' },
  staffNoteHelp: {
    id: 'reservations.form.staffNoteHelp',
    defaultMessage: 'Guests never see them.',
  },
  deposit: {
    id: 'reservations.form.deposit',
    defaultMessage: 'A deposit of {amount} is due in advance.',
  },
  stay: { id: 'reservations.form.stay', defaultMessage: 'They stay about {minutes} min.' },
  booking: { id: 'reservations.form.booking', defaultMessage: '{number}: {name}' },
  madeByGuest: { id: 'reservations.form.madeByGuest', defaultMessage: 'Booked by the guest' },
  madeByStaff: { id: 'reservations.form.madeByStaff', defaultMessage: 'Booked by the staff' },
  from: { id: 'reservations.form.from', defaultMessage: '{from} to {until}' },
});

/** What the times of a day say. */
export const timeWords = defineMessages({
  few: {
    id: 'reservations.time.few',
    defaultMessage: '{count, plural, one {# left} other {# left}}',
  },
  full: { id: 'reservations.time.full', defaultMessage: 'Full' },
  waitlist: { id: 'reservations.time.waitlist', defaultMessage: 'Waitlist' },
  past: { id: 'reservations.time.past', defaultMessage: 'Over' },
  lead: { id: 'reservations.time.lead', defaultMessage: 'Too soon' },
  tables: { id: 'reservations.time.tables', defaultMessage: 'No table' },
  covers: { id: 'reservations.time.covers', defaultMessage: 'Full' },
  none: { id: 'reservations.time.none', defaultMessage: 'There is no time on this day' },
  closed: {
    id: 'reservations.time.closed',
    defaultMessage: 'No bookings on this day of the week. Choose another day.',
  },
  closed_date: {
    id: 'reservations.time.closed_date',
    defaultMessage: 'Closed on this date. Choose another day.',
  },
  pastDay: { id: 'reservations.time.pastDay', defaultMessage: 'This day is over.' },
  horizon: {
    id: 'reservations.time.horizon',
    defaultMessage: 'Bookings are not taken that far ahead.',
  },
  party: {
    id: 'reservations.time.party',
    defaultMessage: 'No table is for a party of this size.',
  },
  experience: {
    id: 'reservations.time.experience',
    defaultMessage: 'This experience is not offered then.',
  },
});
