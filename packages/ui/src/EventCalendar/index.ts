export { EventCalendar } from './EventCalendar.tsx';
export type { EventCalendarProps, EventCalendarLabels } from './EventCalendarProps.ts';
export type {
  CalendarChange,
  CalendarEvent,
  CalendarRange,
  CalendarTone,
  CalendarView,
} from './events.ts';
export type { CalendarPlace, CalendarPlaceProps } from './useCalendarPlace.ts';
