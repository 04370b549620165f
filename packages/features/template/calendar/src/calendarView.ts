import { eventCalendars, type EventCalendarName } from '@servery/api/template';
import {
  choice,
  date,
  defineView,
  idOrNew,
  isDate,
  joinAddress,
  named,
  scope,
  single,
  splitAddress,
  type Field,
  type ViewOf,
} from '@servery/screens/view';
import type { CalendarView } from '@servery/ui/calendar';

const views: readonly CalendarView[] = ['month', 'week', 'day', 'list'];

/** A query parameter with a day or a time of day: `2026-11-21`, or `2026-11-21 18:40`. */
const moment = () =>
  scope(
    single<string | null>(null, (text) => {
      const [day = '', time = '00:00', ...rest] = text.split(' ');
      const isMoment = isDate(day) && /^([01]\d|2[0-3]):[0-5]\d$/.test(time) && rest.length === 0;
      return isMoment ? text : undefined;
    }),
  );

const calendars: Field<readonly EventCalendarName[]> = {
  plain: eventCalendars,
  kind: 'filter',
  read: (texts) => {
    const known = eventCalendars.filter((one) => texts.includes(one));
    return known.length > 0 || texts.includes('') ? known : undefined;
  },
  write: (value) => {
    if (value.length === 0) return [''];
    if (value.length === eventCalendars.length) return [];
    return eventCalendars.filter((one) => value.includes(one));
  },
};

const view = defineView(
  {
    /** The visible period; null lets the screen size decide. */
    view: scope(choice(views, null)),
    /** A day within the visible period; null is today. */
    date: date(null),
    /** The calendars whose events are shown. */
    calendars,
    /** The event whose form is open: its id, or `new`. */
    open: named('event', idOrNew()),
    /** The start and the exclusive end of a new event. */
    from: moment(),
    to: moment(),
  },
  (it) => (it.open === 'new' ? it : { ...it, from: null, to: null }),
);

/** The state of the calendar screen, as its URL holds it. */
export type CalendarAddress = ViewOf<typeof view>;

/** Parses the view from a URL; invalid parameters are ignored. */
export const readCalendar = (address: string): CalendarAddress =>
  view.read(splitAddress(address).search);

/** Returns the URL after a change; unrelated query parameters are preserved. */
export function writeCalendar(address: string, change: Partial<CalendarAddress>): string {
  const { pathname, search } = splitAddress(address);
  return joinAddress(pathname, view.write(search, change));
}
