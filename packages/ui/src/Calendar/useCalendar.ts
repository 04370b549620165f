import { useEffect, useRef, useState, type KeyboardEvent } from 'react';
import { useLocale } from 'react-aria/I18nProvider';
import { addDays, addMonths, clampDay, monthStart, today, weekStart, type Day } from './day.ts';
import { firstDayOf } from './dayWords.ts';
import { useTimeZone } from './TimeZoneProvider.tsx';
import type { CalendarWords } from './words.ts';

/** What calendars of one day, of a range and of several days share. */
export interface CalendarOptions {
  /** What is chosen here, to a screen reader. */
  label: string;
  words: CalendarWords;
  /** Bounds; days past them cannot be reached. */
  minValue?: Day;
  maxValue?: Day;
  /** Days between the bounds that cannot be chosen, but read. */
  isDateUnavailable?: (day: Day) => boolean;
  /** How many months stand side by side. */
  visibleMonths?: 1 | 2 | 3;
  /** Sunday is 0; the locale knows unless told. */
  firstDayOfWeek?: 0 | 1 | 2 | 3 | 4 | 5 | 6;
  hasWeekNumbers?: boolean;
  isDisabled?: boolean;
  isReadOnly?: boolean;
  isInvalid?: boolean;
  /** The day that is marked as today. @default today in the zone of `TimeZoneProvider` */
  today?: Day;
  /** Takes the focus as it appears: in a popover. */
  autoFocus?: boolean;
}

/** Which months are in sight and which day has the focus. */
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

  /** Brings a day into sight: the pages move by what is needed. */
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
  /** Turns the pages; the day with the focus comes along. */
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
