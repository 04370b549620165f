import type { EventCalendarName } from '@servery/api/template';
import type { CalendarView } from '@servery/ui/calendar';
import { defineMessage, type MessageDescriptor } from 'react-intl';
import { defineMessages } from './define.ts';

/** What the calendar says. */
export const screenWords = defineMessages({
  title: { id: 'calendar.title', defaultMessage: 'Calendar' },
  add: { id: 'calendar.add', defaultMessage: 'Add event' },
  side: { id: 'calendar.side', defaultMessage: 'Calendars and days' },
  close: { id: 'calendar.close', defaultMessage: 'Close' },
  jump: { id: 'calendar.jump', defaultMessage: 'Go to a day' },
  calendars: { id: 'calendar.calendars', defaultMessage: 'Calendars' },
  everyCalendar: { id: 'calendar.calendars.all', defaultMessage: 'View all' },
  loading: { id: 'calendar.loading', defaultMessage: 'Loading the events' },
  failed: { id: 'calendar.failed', defaultMessage: 'The events could not be loaded' },
  none: { id: 'calendar.none', defaultMessage: 'No events yet' },
  noneText: {
    id: 'calendar.none.text',
    defaultMessage: 'Press a day to write down what takes place on it.',
  },
  noneShown: { id: 'calendar.noneShown', defaultMessage: 'No calendar is chosen' },
  noResult: { id: 'calendar.noResult', defaultMessage: 'No events in the chosen calendars' },
  showAll: { id: 'calendar.showAll', defaultMessage: 'Show all calendars' },
});

/** What the sheet of the calendar says. */
export const sheetWords = defineMessages({
  label: { id: 'calendar.sheet', defaultMessage: 'Events' },
  today: { id: 'calendar.today', defaultMessage: 'Today' },
  previous: { id: 'calendar.previous', defaultMessage: 'Previous' },
  next: { id: 'calendar.next', defaultMessage: 'Next' },
  view: { id: 'calendar.view', defaultMessage: 'View' },
  allDay: { id: 'calendar.allDay', defaultMessage: 'all day' },
  empty: { id: 'calendar.empty', defaultMessage: 'Nothing takes place this week' },
  hint: {
    id: 'calendar.hint',
    defaultMessage: 'Shift and the arrow keys move it; with Control they move its end.',
  },
});

/** What each view is called. */
export const viewWords: Readonly<Record<CalendarView, MessageDescriptor>> = defineMessages({
  month: { id: 'calendar.view.month', defaultMessage: 'Month' },
  week: { id: 'calendar.view.week', defaultMessage: 'Week' },
  day: { id: 'calendar.view.day', defaultMessage: 'Day' },
  list: { id: 'calendar.view.list', defaultMessage: 'List' },
});

/** What each calendar is called. */
export const calendarWords: Readonly<Record<EventCalendarName, MessageDescriptor>> = defineMessages(
  {
    Personal: { id: 'calendar.personal', defaultMessage: 'Personal' },
    Business: { id: 'calendar.business', defaultMessage: 'Business' },
    Family: { id: 'calendar.family', defaultMessage: 'Family' },
    Holiday: { id: 'calendar.holiday', defaultMessage: 'Holiday' },
    ETC: { id: 'calendar.etc', defaultMessage: 'Other' },
  },
);

/** How many more events a day has than are shown. */
export const moreWords = defineMessage<{ count: number }>({
  id: 'calendar.more',
  defaultMessage: '+{count, number} more',
});

/** Read out while keys move an event. */
export const movedWords = defineMessage<{ title: string; when: string }>({
  id: 'calendar.moved.by',
  defaultMessage: '{title}: {when}',
});

/** Read out when an event went back. */
export const putBackWords = defineMessage<{ title: string }>({
  id: 'calendar.putBack',
  defaultMessage: '{title} is back where it was',
});

/** How many events there are, read out. */
export const countWords = defineMessage<{ count: number }>({
  id: 'calendar.count',
  defaultMessage: '{count, plural, =0 {No events} one {# event} other {# events}}',
});

/** What toasts say of changes. */
export const changeWords = defineMessages({
  added: { id: 'calendar.added', defaultMessage: 'The event is added' },
  updated: { id: 'calendar.updated', defaultMessage: 'The event is updated' },
  moved: { id: 'calendar.moved', defaultMessage: 'Event moved' },
  resized: { id: 'calendar.resized', defaultMessage: 'Event duration changed' },
  removed: { id: 'calendar.removed', defaultMessage: 'The event is removed' },
  undo: { id: 'calendar.undo', defaultMessage: 'Undo' },
  notDone: { id: 'calendar.notDone', defaultMessage: 'The event could not be changed' },
});
