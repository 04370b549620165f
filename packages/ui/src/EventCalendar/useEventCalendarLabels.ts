import {
  closeMessage,
  loadingMessage,
  monthMessage,
  nextMessage,
  previousMessage,
  todayMessage,
  weekMessage,
} from '../Messages/common.ts';
import { useFormatMessage, useTexts } from '../Messages/useFormatMessage.ts';
import type { EventCalendarLabels } from './EventCalendarProps.ts';

const texts = {
  today: todayMessage,
  previous: previousMessage,
  next: nextMessage,
  view: { id: 'eventCalendar.view', text: 'View' },
  allDay: { id: 'eventCalendar.allDay', text: 'All day' },
  empty: { id: 'eventCalendar.empty', text: 'No events' },
  close: closeMessage,
  loading: loadingMessage,
  hint: {
    id: 'eventCalendar.hint',
    text: 'Press Shift and an arrow key to move the event. Add Ctrl to change its end.',
  },
};

const views = {
  month: monthMessage,
  week: weekMessage,
  day: { id: 'eventCalendar.views.day', text: 'Day' },
  list: { id: 'eventCalendar.views.list', text: 'List' },
};

const messages = {
  more: { id: 'eventCalendar.more', text: '+{count} more' },
  moved: { id: 'eventCalendar.moved', text: '{title}, {when}' },
  putBack: { id: 'eventCalendar.putBack', text: '{title} is back in its original place' },
};

/** Returns the texts of an `EventCalendar`, with those that are given instead of the kit's own. */
export function useEventCalendarLabels(given?: Partial<EventCalendarLabels>): EventCalendarLabels {
  const format = useFormatMessage();
  return {
    ...useTexts(texts),
    views: useTexts(views),
    more: (count) => format(messages.more, { count }),
    moved: (title, when) => format(messages.moved, { title, when }),
    putBack: (title) => format(messages.putBack, { title }),
    ...given,
  };
}
