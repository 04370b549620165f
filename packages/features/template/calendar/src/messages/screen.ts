import type { EventCalendarName } from '@servery/api/template';
import { defineMessage, type MessageDescriptor } from 'react-intl';
import { defineMessages } from '@servery/screens/define';
import { actionMessages, appMessages, fieldMessages } from '@servery/screens/messages';

/** Messages of the calendar screen. */
export const screenMessages = defineMessages({
  title: appMessages.calendar,
  add: { id: 'calendar.add', defaultMessage: 'Add event' },
  side: { id: 'calendar.side', defaultMessage: 'Calendars and dates' },
  jump: { id: 'calendar.jump', defaultMessage: 'Go to date' },
  calendars: { id: 'calendar.calendars', defaultMessage: 'Calendars' },
  everyCalendar: { id: 'calendar.calendars.all', defaultMessage: 'View all' },
  loading: { id: 'calendar.loading', defaultMessage: 'Loading events…' },
  failed: { id: 'calendar.failed', defaultMessage: 'Couldn’t load events' },
  none: { id: 'calendar.none', defaultMessage: 'No events yet' },
  noneText: {
    id: 'calendar.none.text',
    defaultMessage: 'Select a day to add an event.',
  },
  noneShown: { id: 'calendar.noneShown', defaultMessage: 'No calendars selected' },
  noResult: { id: 'calendar.noResult', defaultMessage: 'No events in the selected calendars' },
  showAll: { id: 'calendar.showAll', defaultMessage: 'Show all calendars' },
});

/** Messages of the calendar grid. */
export const sheetMessages = defineMessages({
  label: { id: 'calendar.sheet', defaultMessage: 'Events' },
  today: fieldMessages.today,
  previous: { id: 'calendar.previous', defaultMessage: 'Previous' },
  next: { id: 'calendar.next', defaultMessage: 'Next' },
  view: actionMessages.view,
  allDay: { id: 'calendar.allDay', defaultMessage: 'all day' },
  empty: { id: 'calendar.empty', defaultMessage: 'No events this week' },
  hint: {
    id: 'calendar.hint',
    defaultMessage:
      'Press Shift with the arrow keys to move the event, or Shift and Control with the arrow keys to move its end.',
  },
});

/** Names of the calendars. */
export const calendarMessages: Readonly<Record<EventCalendarName, MessageDescriptor>> =
  defineMessages({
    Personal: fieldMessages.personal,
    Business: { id: 'calendar.business', defaultMessage: 'Business' },
    Family: { id: 'calendar.family', defaultMessage: 'Family' },
    Holiday: { id: 'calendar.holiday', defaultMessage: 'Holiday' },
    ETC: { id: 'calendar.etc', defaultMessage: 'Other' },
  });

/** Number of events, for screen readers. */
export const countMessages = defineMessage<{ count: number }>({
  id: 'calendar.count',
  defaultMessage: '{count, plural, =0 {No events} one {# event} other {# events}}',
});

/** Toasts after changes. */
export const changeMessages = defineMessages({
  added: { id: 'calendar.added', defaultMessage: 'Event added' },
  updated: { id: 'calendar.updated', defaultMessage: 'Event updated' },
  moved: { id: 'calendar.moved', defaultMessage: 'Event moved' },
  resized: { id: 'calendar.resized', defaultMessage: 'Event duration changed' },
  removed: { id: 'calendar.removed', defaultMessage: 'Event deleted' },
  undo: actionMessages.undo,
  notDone: { id: 'calendar.notDone', defaultMessage: 'Couldn’t change the event' },
});
