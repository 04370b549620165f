import type { CalendarController } from '@fullcalendar/react';
import { useEffect, useState } from 'react';
import type { Day } from '../Calendar/day.ts';
import { viewTypes, type CalendarView } from './events.ts';
import { todayIn, turnedDay } from './steps.ts';

/** Where in time somebody looks, and at how much of it. */
export interface CalendarPlace {
  view: CalendarView;
  /** A day that is in sight, `2026-11-21`. */
  date: Day;
}

export interface CalendarPlaceProps {
  /** How much of time is shown, and around which day. */
  view?: CalendarView;
  date?: Day;
  defaultView?: CalendarView;
  /** The day it opens at, `2026-11-21`; today unless told. */
  defaultDate?: Day;
  /** Somebody turned to another time, or to another view. */
  onTurn?: (place: CalendarPlace) => void;
  /** The zone that times are shown in. */
  timeZone?: string;
}

/** What is shown, and the ways to go on; the library follows. */
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
