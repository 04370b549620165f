import { useEffect, useRef, useState, type KeyboardEvent } from 'react';
import { useLocale } from 'react-aria/I18nProvider';
import { addDays, addMonths, clampDay, monthStart, today, weekStart, type Day } from './day.ts';
import { firstDayOf } from './dayLabels.ts';
import { useTimeZone } from './TimeZoneProvider.tsx';
import type { CalendarLabels } from './labels.ts';

/** Props shared by calendars of one day, a range and several days. */
export interface CalendarOptions {
  /** The accessible name of the calendar, which names the purpose of the selected day. */
  label: string;
  /** Texts to use instead of the kit's own. */
  labels?: Partial<CalendarLabels>;
  /**
   * The first day that can be selected, such as `2026-11-01`. There's no limit if it's left out.
   */
  minValue?: Day;
  /** The last day that can be selected. There's no limit if it's left out. */
  maxValue?: Day;
  /**
   * Called with each visible day; returns whether it's unavailable. Unavailable days can be focused
   * and read, but not selected.
   */
  isDateUnavailable?: (day: Day) => boolean;
  /**
   * The number of months shown side by side.
   * @default 1
   */
  visibleMonths?: 1 | 2 | 3;
  /** The first day of the week; 0 is Sunday. If it's left out, it follows the locale. */
  firstDayOfWeek?: 0 | 1 | 2 | 3 | 4 | 5 | 6;
  /**
   * Whether the ISO week number is shown next to each week.
   * @default false
   */
  hasWeekNumbers?: boolean;
  /**
   * Whether the calendar is disabled. Its days can't be focused or selected.
   * @default false
   */
  isDisabled?: boolean;
  /**
   * Whether the selection can be seen but not changed.
   * @default false
   */
  isReadOnly?: boolean;
  /**
   * Whether the selection is shown as invalid.
   * @default false
   */
  isInvalid?: boolean;
  /**
   * The day that is marked as today.
   * @default today in the zone of `TimeZoneProvider`
   */
  today?: Day;
  /**
   * Whether the calendar takes focus when it appears, for example in a popover.
   * @default false
   */
  autoFocus?: boolean;
}

/** The visible months and the focused day of a calendar. */
export function useCalendar(options: CalendarOptions, chosen: Day | undefined) {
  const { minValue, maxValue, visibleMonths = 1 } = options;
  const { locale, direction } = useLocale();
  const firstDay = options.firstDayOfWeek ?? firstDayOf(locale);
  const timeZone = useTimeZone();
  const now = options.today ?? today(timeZone);
  const [focused, setFocused] = useState(() => clampDay(chosen ?? now, minValue, maxValue));
  const [page, setPage] = useState(() => monthStart(focused));
  const grid = useRef<HTMLDivElement>(null);
  const wantsFocus = useRef(options.autoFocus ?? false);

  useEffect(() => {
    if (!wantsFocus.current) return;
    wantsFocus.current = false;
    grid.current?.querySelector<HTMLElement>(`[data-day="${focused}"]`)?.focus();
  }, [focused, page]);

  /** Turns as many pages as needed to show a day. */
  const show = (day: Day) => {
    const last = addMonths(page, visibleMonths - 1);
    if (day < page) setPage(monthStart(day));
    else if (monthStart(day) > last) setPage(addMonths(monthStart(day), 1 - visibleMonths));
  };
  const goTo = (day: Day) => {
    const next = clampDay(day, minValue, maxValue);
    setFocused(next);
    show(next);
    return next;
  };
  /** Turns the pages by a number of months and moves the focused day with them. */
  const turn = (months: number) => {
    setPage(addMonths(page, months));
    setFocused(clampDay(addMonths(focused, months), minValue, maxValue));
  };
  const steps: Record<string, (day: Day, isFar: boolean) => Day> = {
    ArrowUp: (day) => addDays(day, -7),
    ArrowDown: (day) => addDays(day, 7),
    ArrowLeft: (day) => addDays(day, direction === 'rtl' ? 1 : -1),
    ArrowRight: (day) => addDays(day, direction === 'rtl' ? -1 : 1),
    Home: (day) => weekStart(day, firstDay),
    End: (day) => addDays(weekStart(day, firstDay), 6),
    PageUp: (day, isFar) => addMonths(day, isFar ? -12 : -1),
    PageDown: (day, isFar) => addMonths(day, isFar ? 12 : 1),
  };
  const onKeyDown = (event: KeyboardEvent): Day | undefined => {
    const step = steps[event.key];
    if (!step || options.isDisabled) return undefined;
    event.preventDefault();
    wantsFocus.current = true;
    return goTo(step(focused, event.shiftKey));
  };
  return {
    locale,
    firstDay,
    now,
    focused,
    months: Array.from({ length: visibleMonths }, (_, n) => addMonths(page, n)),
    grid,
    goTo,
    turn,
    onKeyDown,
    isFirst: minValue !== undefined && monthStart(minValue) >= page,
    isLast: maxValue !== undefined && monthStart(maxValue) <= addMonths(page, visibleMonths - 1),
  };
}
