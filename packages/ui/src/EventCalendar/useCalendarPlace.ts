import type { CalendarController } from '@fullcalendar/react';
import { useEffect, useState } from 'react';
import type { Day } from '../Calendar/day.ts';
import { viewTypes, type CalendarView } from './events.ts';
import { todayIn, turnedDay } from './steps.ts';

/** The view and the day that a calendar shows. */
export interface CalendarPlace {
  /** The view. */
  view: CalendarView;
  /** A day within the visible period, such as `2026-11-21`. */
  date: Day;
}

export interface CalendarPlaceProps {
  /** The view (controlled). Leave it out to let the calendar keep its own state. */
  view?: CalendarView;
  /**
   * A day within the visible period (controlled), such as `2026-11-21`. Leave it out to let the
   * calendar keep its own state.
   */
  date?: Day;
  /**
   * The view at first (uncontrolled).
   * @default 'month'
   */
  defaultView?: CalendarView;
  /**
   * A day within the period that is shown at first (uncontrolled), such as `2026-11-21`.
   * @default today in `timeZone`
   */
  defaultDate?: Day;
  /** Called with the new view and day when the user turns to another period or view. */
  onTurn?: (place: CalendarPlace) => void;
  /** The IANA time zone that times are shown in. The browser's zone is used if it's left out. */
  timeZone?: string;
}

/** The visible period and view, and functions to change them. FullCalendar follows. */
export function useCalendarPlace(controller: CalendarController, props: CalendarPlaceProps) {
  const { timeZone, onTurn } = props;
  const [own, setOwn] = useState<CalendarPlace>(() => ({
    view: props.defaultView ?? 'month',
    date: props.defaultDate ?? todayIn(timeZone),
  }));
  const { view = own.view, date = own.date } = props;
  useEffect(() => {
    controller.changeView(viewTypes[view]);
    controller.gotoDate(date);
  }, [controller, view, date]);
  const go = (to: Partial<CalendarPlace>) => {
    const next = { view, date, ...to };
    setOwn(next);
    onTurn?.(next);
  };
  return {
    view,
    date,
    go,
    turn: (by: 1 | -1) => go({ date: turnedDay(date, view, by) }),
    toToday: () => go({ date: todayIn(timeZone) }),
  };
}
