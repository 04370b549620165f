export {
  EventCalendar,
  type EventCalendarProps,
  type EventCalendarWords,
} from './EventCalendar.tsx';
export type {
  CalendarChange,
  CalendarEvent,
  CalendarRange,
  CalendarTone,
  CalendarView,
} from './events.ts';
export type { CalendarPlace, CalendarPlaceProps } from './useCalendarPlace.ts';
