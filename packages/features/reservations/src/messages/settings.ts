import { defineMessages } from '@servery/screens/define';
import { actionMessages, fieldMessages, partyMessages } from '@servery/screens/messages';

/** Messages of the booking settings. */
export const settingsMessages = defineMessages({
  title: { id: 'reservations.settings.title', defaultMessage: 'Booking settings' },
  readOnly: {
    id: 'reservations.settings.readOnly',
    defaultMessage:
      'You can view these settings. To change them, you need permission to edit tables.',
  },
  toDay: { id: 'reservations.settings.toDay', defaultMessage: 'Go to bookings' },
  online: { id: 'reservations.settings.online', defaultMessage: 'Online booking' },
  isOpen: { id: 'reservations.settings.isOpen', defaultMessage: 'Take bookings online' },
  isAuto: {
    id: 'reservations.settings.isAuto',
    defaultMessage: 'Confirm immediately when no deposit is due',
  },
  isWaitlisting: {
    id: 'reservations.settings.isWaitlisting',
    defaultMessage: 'Offer a waitlist when a time is full',
  },
  lead: { id: 'reservations.settings.lead', defaultMessage: 'Minimum notice' },
  leadHelp: {
    id: 'reservations.settings.leadHelp',
    defaultMessage: 'Staff can book later than this.',
  },
  horizon: { id: 'reservations.settings.horizon', defaultMessage: 'Book up to this far ahead' },
  partyMin: partyMessages.min,
  partyMax: partyMessages.max,
  minutes: fieldMessages.minutes,
  days: { id: 'reservations.settings.days', defaultMessage: 'days' },
  guests: { id: 'reservations.settings.guests', defaultMessage: 'guests' },
  hours: { id: 'reservations.settings.hours', defaultMessage: 'Booking hours' },
  hoursHelp: {
    id: 'reservations.settings.hoursHelp',
    defaultMessage:
      'Bookings can start within these hours. If the end is before the start, it falls on the next day.',
  },
  closed: { id: 'reservations.settings.closed', defaultMessage: 'No bookings' },
  from: { id: 'reservations.settings.from', defaultMessage: 'from' },
  until: { id: 'reservations.settings.until', defaultMessage: 'to' },
  hour: fieldMessages.hour,
  minute: fieldMessages.minute,
  dayPeriod: fieldMessages.dayPeriod,
  closedDates: { id: 'reservations.settings.closedDates', defaultMessage: 'Closed dates' },
  noClosedDates: {
    id: 'reservations.settings.noClosedDates',
    defaultMessage: 'No closed dates. Add holidays and private parties here.',
  },
  addDate: { id: 'reservations.settings.addDate', defaultMessage: 'Add date' },
  dateRow: { id: 'reservations.settings.dateRow', defaultMessage: 'Closed date {place}' },
  removeRow: { id: 'reservations.settings.removeRow', defaultMessage: 'Remove row {place}' },
  upRow: { id: 'reservations.settings.upRow', defaultMessage: 'Move row {place} up' },
  downRow: { id: 'reservations.settings.downRow', defaultMessage: 'Move row {place} down' },
  movedRow: {
    id: 'reservations.settings.movedRow',
    defaultMessage: 'Row {from} moved to row {to}',
  },
  removedRow: { id: 'reservations.settings.removedRow', defaultMessage: 'Row {place} removed' },
  date: fieldMessages.date,
  note: fieldMessages.reason,
  times: { id: 'reservations.settings.times', defaultMessage: 'Times and tables' },
  interval: { id: 'reservations.settings.interval', defaultMessage: 'Time between booking slots' },
  buffer: { id: 'reservations.settings.buffer', defaultMessage: 'Time to reset a table' },
  slotCovers: { id: 'reservations.settings.slotCovers', defaultMessage: 'Maximum guests per slot' },
  slotCoversHelp: {
    id: 'reservations.settings.slotCoversHelp',
    defaultMessage: 'Helps the kitchen keep up. Leave blank for no limit.',
  },
  grace: { id: 'reservations.settings.grace', defaultMessage: 'Grace period for late guests' },
  graceHelp: {
    id: 'reservations.settings.graceHelp',
    defaultMessage: 'After this, the booking is marked as a no-show and the table is released.',
  },
  stays: { id: 'reservations.settings.stays', defaultMessage: 'Length of stay' },
  stayRow: { id: 'reservations.settings.stayRow', defaultMessage: 'Stay {place}' },
  addStay: { id: 'reservations.settings.addStay', defaultMessage: 'Add party size' },
  noStays: { id: 'reservations.settings.noStays', defaultMessage: 'Add how long a party stays.' },
  upTo: { id: 'reservations.settings.upTo', defaultMessage: 'Parties up to' },
  stay: { id: 'reservations.settings.stay', defaultMessage: 'Stay' },
  deposits: { id: 'reservations.settings.deposits', defaultMessage: 'Deposit' },
  perCover: { id: 'reservations.settings.perCover', defaultMessage: 'Per guest' },
  perCoverHelp: {
    id: 'reservations.settings.perCoverHelp',
    defaultMessage: 'Set to 0 to ask for no deposit.',
  },
  fromParty: { id: 'reservations.settings.fromParty', defaultMessage: 'For parties of at least' },
  code: { id: 'reservations.settings.code', defaultMessage: 'Guest page' },
  renew: { id: 'reservations.settings.renew', defaultMessage: 'Create new link' },
  renewTitle: { id: 'reservations.settings.renewTitle', defaultMessage: 'Create a new link?' },
  renewText: {
    id: 'reservations.settings.renewText',
    defaultMessage:
      'QR codes and links to the old address will stop working. Existing bookings aren’t affected.',
  },
  saved: { id: 'reservations.settings.saved', defaultMessage: 'Booking settings saved' },
  changedTitle: {
    id: 'reservations.settings.changedTitle',
    defaultMessage: 'Someone else has changed these settings',
  },
  changed: {
    id: 'reservations.settings.changed',
    defaultMessage: 'To see their changes, discard yours.',
  },
});

/** Messages about experiences. */
export const experienceMessages = defineMessages({
  title: { id: 'reservations.experience.title', defaultMessage: 'Experiences' },
  text: {
    id: 'reservations.experience.text',
    defaultMessage:
      'Special offers guests can book, such as a tasting menu or the terrace at sunset.',
  },
  emptyTitle: { id: 'reservations.experience.emptyTitle', defaultMessage: 'No experiences yet' },
  create: { id: 'reservations.experience.create', defaultMessage: 'Create experience' },
  editTitle: actionMessages.editName,
  edit: actionMessages.editName,
  saved: { id: 'reservations.experience.saved', defaultMessage: '{name} saved' },
  name: fieldMessages.name,
  description: {
    id: 'reservations.experience.description',
    defaultMessage: 'Description for guests',
  },
  party: { id: 'reservations.experience.party', defaultMessage: 'Party' },
  partyRange: { id: 'reservations.experience.partyRange', defaultMessage: '{min} to {max} guests' },
  price: { id: 'reservations.experience.price', defaultMessage: 'Price per guest' },
  deposit: { id: 'reservations.experience.deposit', defaultMessage: 'Deposit per guest' },
  stay: { id: 'reservations.experience.stay', defaultMessage: 'Stay' },
  stayMinutes: fieldMessages.inMinutes,
  sections: { id: 'reservations.experience.sections', defaultMessage: 'Areas' },
  sectionsHelp: {
    id: 'reservations.experience.sectionsHelp',
    defaultMessage: 'Leave blank to include all areas.',
  },
  hours: { id: 'reservations.experience.hours', defaultMessage: 'Custom hours' },
  hoursHelp: {
    id: 'reservations.experience.hoursHelp',
    defaultMessage: 'Leave blank to offer it whenever you take bookings.',
  },
  isActive: { id: 'reservations.experience.isActive', defaultMessage: 'Offer to guests' },
  state: fieldMessages.status,
  active: { id: 'reservations.experience.active', defaultMessage: 'Offered' },
  inactive: { id: 'reservations.experience.inactive', defaultMessage: 'Not offered' },
  actions: actionMessages.actions,
  delete: actionMessages.delete,
  deleteTitle: actionMessages.askDelete,
  deleteText: {
    id: 'reservations.experience.deleteText',
    defaultMessage: 'Guests won’t be able to book it any more. Past bookings keep its name.',
  },
});
