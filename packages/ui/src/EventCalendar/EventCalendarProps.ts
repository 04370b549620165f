import type { ReactNode } from 'react';
import type { CalendarChange, CalendarEvent, CalendarRange, CalendarView } from './events.ts';
import type { CalendarPlaceProps } from './useCalendarPlace.ts';

/** The texts of an `EventCalendar`. Names of days and months come from the locale. */
export interface EventCalendarLabels {
  /** The label of the button that goes to today. */
  today: string;
  /** The accessible name of the button to the previous period. */
  previous: string;
  /** The accessible name of the button to the next period. */
  next: string;
  /** The accessible name of the choice of views. */
  view: string;
  /** The name of each view. */
  views: Readonly<Record<CalendarView, string>>;
  /**
   * The label of the create button: "New booking". Without it, or without `onCreate`, there's no
   * such button.
   */
  create?: string;
  /** The label of the row of all-day events. */
  allDay: string;
  /** Returns the number of events of a day that aren't shown, in words. */
  more: (count: number) => string;
  /** The text of an empty list. */
  empty: string;
  /** The accessible name of the button that closes the popover of a full day. */
  close: string;
  /** The accessible name of the spinner while events load. */
  loading: string;
  /** The description of events for screen readers: the keys that move them. */
  hint: string;
  /**
   * Returns the announcement after an event was moved by keyboard: "Fish, Thursday, 19 November,
   * 06:00".
   */
  moved: (title: string, when: string) => string;
  /** Returns the announcement after a move was undone. */
  putBack: (title: string) => string;
}

export interface EventCalendarProps extends CalendarPlaceProps {
  /** The accessible name of the calendar: "Bookings of the patio". */
  label: string;
  /** The events of the visible period. Keep the array's identity while they're the same. */
  events: readonly CalendarEvent[];
  /** Texts to use instead of the kit's own. */
  labels?: Partial<EventCalendarLabels>;
  /**
   * The views to choose from.
   * @default ['month', 'week', 'day', 'list']
   */
  views?: readonly CalendarView[];
  /**
   * The maximum number of events shown per day in the month view. The others are counted.
   * @default 3
   */
  maxPerDay?: number;
  /** The content at the start of the toolbar, such as a menu button on phones. */
  lead?: ReactNode;
  /**
   * Called with the id of an event when the user opens it by press, Enter or Space. Without it
   * events can't be opened.
   */
  onOpen?: (id: string) => void;
  /** The id of the event that is open now. It gets focus again when this changes to null. */
  openId?: string | null;
  /**
   * Called with the new period when the user drags or resizes an event, or moves it by keyboard.
   * Without it events can't be moved.
   */
  onChange?: (change: CalendarChange) => void;
  /**
   * Called when the user presses a day, selects a period or presses the create button, with that
   * period. Without it events can't be created.
   */
  onCreate?: (range: CalendarRange) => void;
  /**
   * Called when another period or view is shown, with its first moment, the first moment after it,
   * and the view. Use it to load events.
   */
  onShow?: (shown: { start: Date; end: Date; view: CalendarView }) => void;
  /**
   * Whether events are loading.
   * @default false
   */
  isPending?: boolean;
}
