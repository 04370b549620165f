import type { EventInput } from '@fullcalendar/react';
import type { ChartTone } from '../Chart/tones.ts';
import { colors } from './colors.css.ts';

/** The colour of an event, by category. */
export type CalendarTone = ChartTone;

/** A view of the calendar. */
export type CalendarView = 'month' | 'week' | 'day' | 'list';

/** An event. Days are written as `2026-11-21`, moments in ISO 8601. */
export interface CalendarEvent {
  /** The unique id of the event. */
  id: string;
  /** The name of the event. */
  title: string;
  /** The first day or moment. */
  start: string;
  /**
   * The first day or moment after the event. It's one day or one hour after the start if it's left
   * out.
   */
  end?: string;
  /**
   * Whether the event takes the whole day.
   * @default false
   */
  isAllDay?: boolean;
  /**
   * The colour.
   * @default 'accent'
   */
  tone?: CalendarTone;
  /** The meaning of the colour in a word, shown under the pointer and read after the event. */
  note?: string;
  /**
   * Whether the event can't be dragged or resized.
   * @default false
   */
  isLocked?: boolean;
}

/** A period. */
export interface CalendarRange {
  /** The first moment. */
  start: Date;
  /** The first moment after the period. */
  end: Date;
  /** Whether the period is whole days. */
  isAllDay: boolean;
}

/** A moved or resized event with its new period. */
export interface CalendarChange extends CalendarRange {
  /** The id of the event. */
  id: string;
  /** Puts the event back, for a change that was refused. */
  undo: () => void;
}

/** FullCalendar's names of the views. */
export const viewTypes = {
  month: 'dayGridMonth',
  week: 'timeGridWeek',
  day: 'timeGridDay',
  list: 'listWeek',
} as const;

/** Returns the kit's name of a view of FullCalendar. */
export const viewOf = (type: string): CalendarView =>
  (Object.keys(viewTypes) as CalendarView[]).find((view) => viewTypes[view] === type) ?? 'month';

/** Returns an event in FullCalendar's format, in the colours of its tone. */
export const toLibrary = (event: CalendarEvent, isEditable: boolean): EventInput => ({
  id: event.id,
  title: event.title,
  start: event.start,
  end: event.end,
  allDay: event.isAllDay ?? false,
  editable: isEditable && !event.isLocked,
  extendedProps: { note: event.note },
  color: colors[event.tone ?? 'accent'].soft,
  contrastColor: colors[event.tone ?? 'accent'].onSoft,
});

/**
 * Returns the first day of a locale's week, with Sunday as 0; Monday if the browser doesn't know
 * it.
 */
export function firstDayOf(locale: string): number {
  const info: unknown = new Intl.Locale(locale);
  const { getWeekInfo, weekInfo } = info as {
    getWeekInfo?: () => { firstDay: number };
    weekInfo?: { firstDay: number };
  };
  return ((getWeekInfo?.call(info) ?? weekInfo)?.firstDay ?? 1) % 7;
}
