import { defineMessages } from './define.ts';

/** What the form of an event says. */
export const formWords = defineMessages({
  add: { id: 'calendar.form.add', defaultMessage: 'Add event' },
  edit: { id: 'calendar.form.edit', defaultMessage: 'Edit event' },
  update: { id: 'calendar.form.update', defaultMessage: 'Update' },
  delete: { id: 'calendar.form.delete', defaultMessage: 'Delete' },
  title: { id: 'calendar.form.title', defaultMessage: 'Title' },
  calendar: { id: 'calendar.form.calendar', defaultMessage: 'Calendar' },
  allDay: { id: 'calendar.form.allDay', defaultMessage: 'All day' },
  start: { id: 'calendar.form.start', defaultMessage: 'Start' },
  end: { id: 'calendar.form.end', defaultMessage: 'End' },
  date: { id: 'calendar.form.date', defaultMessage: 'Date' },
  time: { id: 'calendar.form.time', defaultMessage: 'Time' },
  hour: { id: 'calendar.form.hour', defaultMessage: 'hour' },
  minute: { id: 'calendar.form.minute', defaultMessage: 'minute' },
  dayPeriod: { id: 'calendar.form.dayPeriod', defaultMessage: 'morning or afternoon' },
  url: { id: 'calendar.form.url', defaultMessage: 'Web address' },
  openUrl: { id: 'calendar.form.url.open', defaultMessage: 'Open it in a new tab' },
  guests: { id: 'calendar.form.guests', defaultMessage: 'Guests' },
  chosenGuests: { id: 'calendar.form.guests.chosen', defaultMessage: 'Invited guests' },
  location: { id: 'calendar.form.location', defaultMessage: 'Location' },
  description: { id: 'calendar.form.description', defaultMessage: 'Description' },
  failed: {
    id: 'calendar.form.failed',
    defaultMessage: 'It could not be saved. Try again in a moment.',
  },
  gone: { id: 'calendar.form.gone', defaultMessage: 'This event is not there any more' },
});

/** What is wrong with an event, and how to right it. */
export const wrongWords = defineMessages({
  title: { id: 'calendar.wrong.title', defaultMessage: 'Write what takes place.' },
  titleLong: { id: 'calendar.wrong.title.long', defaultMessage: 'At most 120 characters.' },
  start: { id: 'calendar.wrong.start', defaultMessage: 'Say when it begins.' },
  end: { id: 'calendar.wrong.end', defaultMessage: 'Say when it ends.' },
  order: { id: 'calendar.wrong.order', defaultMessage: 'It ends before it begins.' },
  url: {
    id: 'calendar.wrong.url',
    defaultMessage: 'Write an address such as https://example.com.',
  },
  locationLong: { id: 'calendar.wrong.location', defaultMessage: 'At most 200 characters.' },
  descriptionLong: {
    id: 'calendar.wrong.description',
    defaultMessage: 'At most 2,000 characters.',
  },
});
