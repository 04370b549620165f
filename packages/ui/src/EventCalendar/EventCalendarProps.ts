import type { ReactNode } from 'react';
import type { CalendarChange, CalendarEvent, CalendarRange, CalendarView } from './events.ts';
import type { CalendarPlaceProps } from './useCalendarPlace.ts';

/** What a calendar says; names of days and months come from the locale. */
export interface EventCalendarWords {
  today: string;
  previous: string;
  next: string;
  /** Names the choice of views. */
  view: string;
  views: Readonly<Record<CalendarView, string>>;
  /** The button that makes something: "New booking". Without it the bar has none. */
  create?: string;
  allDay: string;
  /** How many more a day has than are shown. */
  more: (count: number) => string;
  /** What a list without events says. */
  empty: string;
  /** Closes the little window of a full day. */
  close: string;
  loading: string;
  /** Tells a screen reader how events are moved by keys. */
  hint: string;
  /** What it hears when an event was moved by a key: "Fish, Thursday, 19 November, 06:00". */
  moved: (title: string, when: string) => string;
  /** What it hears when the event went back. */
  putBack: (title: string) => string;
}

export interface EventCalendarProps extends CalendarPlaceProps {
  /** What the calendar holds: "Bookings of the patio". */
  label: string;
  events: readonly CalendarEvent[];
  words: EventCalendarWords;
  /** Which views can be chosen; all four unless told. */
  views?: readonly CalendarView[];
  /** How many events of a day the month shows before it says how many more there are; three unless told. */
  maxPerDay?: number;
  /** Stands at the start of the bar: the way to what is beside the calendar, on a phone. */
  lead?: ReactNode;
  /** Somebody opened an event, by a press, Enter or Space. */
  onOpen?: (id: string) => void;
  /** Which event is open now: it has the focus again afterwards. */
  openId?: string | null;
  /** Somebody dragged or resized one, or moved it by keys; without it nothing moves. */
  onChange?: (change: CalendarChange) => void;
  /** Somebody pressed a day, marked a time, or pressed the button, which gives a day shown. */
  onCreate?: (range: CalendarRange) => void;
  /** What is shown now, to load its events. */
  onShow?: (shown: { start: Date; end: Date; view: CalendarView }) => void;
  isPending?: boolean;
}
