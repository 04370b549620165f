import type { EventInput } from '@fullcalendar/react';
import type { ChartTone } from '../Chart/tones.ts';
import { colors } from './colors.css.ts';

/** A category's colour. */
export type CalendarTone = ChartTone;

/** How much of time is shown. */
export type CalendarView = 'month' | 'week' | 'day' | 'list';

/** Something that takes place. Days are written `2026-11-21`, moments as ISO. */
export interface CalendarEvent {
  id: string;
  title: string;
  start: string;
  /** The first moment after it; a day or an hour later unless told. */
  end?: string;
  isAllDay?: boolean;
  tone?: CalendarTone;
  /** What its colour stands for, in a word: shown under the pointer, and heard after the event. */
  note?: string;
  /** Cannot be dragged or resized. */
  isLocked?: boolean;
}

/** A time from the first moment to the first after it. */
export interface CalendarRange {
  start: Date;
  end: Date;
  isAllDay: boolean;
}

/** A dragged or resized event; `undo` puts it back when the change was refused. */
export interface CalendarChange extends CalendarRange {
  id: string;
  undo: () => void;
}

/** The library's name of a view. */
export const viewTypes = {
  month: 'dayGridMonth',
  week: 'timeGridWeek',
  day: 'timeGridDay',
  list: 'listWeek',
} as const;

/** Our name of a library's view. */
export const viewOf = (type: string): CalendarView =>
  (Object.keys(viewTypes) as CalendarView[]).find((view) => viewTypes[view] === type) ?? 'month';

/** An event as the library takes it, in the colours of its tone. */
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

/** The first day of a locale's week, Sunday being 0; Monday where the browser does not know. */
export function firstDayOf(locale: string): number {
  const info: unknown = new Intl.Locale(locale);
  const { getWeekInfo, weekInfo } = info as {
    getWeekInfo?: () => { firstDay: number };
    weekInfo?: { firstDay: number };
  };
  return ((getWeekInfo?.call(info) ?? weekInfo)?.firstDay ?? 1) % 7;
}
