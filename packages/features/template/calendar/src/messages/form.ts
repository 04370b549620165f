import { defineMessages } from '@servery/screens/define';
import {
  actionMessages,
  appMessages,
  fieldErrorMessages,
  fieldMessages,
  problemMessages,
  taskMessages,
} from '@servery/screens/messages';

/** Messages of the event form. */
export const formMessages = defineMessages({
  add: { id: 'calendar.form.add', defaultMessage: 'Add event' },
  edit: { id: 'calendar.form.edit', defaultMessage: 'Edit event' },
  update: actionMessages.update,
  delete: actionMessages.delete,
  title: fieldMessages.title,
  calendar: appMessages.calendar,
  allDay: { id: 'calendar.form.allDay', defaultMessage: 'All day' },
  start: { id: 'calendar.form.start', defaultMessage: 'Start' },
  end: { id: 'calendar.form.end', defaultMessage: 'End' },
  date: fieldMessages.date,
  time: fieldMessages.time,
  hour: fieldMessages.hour,
  minute: fieldMessages.minute,
  dayPeriod: fieldMessages.dayPeriod,
  url: { id: 'calendar.form.url', defaultMessage: 'Web address' },
  openUrl: { id: 'calendar.form.url.open', defaultMessage: 'Open in a new tab' },
  guests: { id: 'calendar.form.guests', defaultMessage: 'Guests' },
  chosenGuests: { id: 'calendar.form.guests.chosen', defaultMessage: 'Invited guests' },
  location: { id: 'calendar.form.location', defaultMessage: 'Location' },
  description: fieldMessages.description,
  failed: problemMessages.notSaved,
  gone: { id: 'calendar.form.gone', defaultMessage: 'This event no longer exists' },
});

/** Validation errors of an event. */
export const wrongMessages = defineMessages({
  title: taskMessages.titleMissing,
  titleLong: problemMessages.max120,
  start: { id: 'calendar.wrong.start', defaultMessage: 'Enter a start.' },
  end: { id: 'calendar.wrong.end', defaultMessage: 'Enter an end.' },
  order: fieldErrorMessages.order,
  url: {
    id: 'calendar.wrong.url',
    defaultMessage: 'Enter an address, such as https://example.com.',
  },
  locationLong: problemMessages.max200,
  descriptionLong: {
    id: 'calendar.wrong.description',
    defaultMessage: 'Use 2,000 characters or fewer.',
  },
});
