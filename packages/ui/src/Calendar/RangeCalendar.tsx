import { useState } from 'react';
import { useValue } from '../state/useValue.ts';
import { CalendarFrame } from './CalendarFrame.tsx';
import { reachOf, type Day } from './day.ts';
import type { CalendarOptions } from './useCalendar.ts';

/** A period from one day to another, both included. */
export interface DayRange {
  /** The first day, such as `2026-11-21`. */
  start: Day;
  /** The last day, the same as `start` or later. */
  end: Day;
}

export interface RangeCalendarProps extends CalendarOptions {
  /**
   * The selected range (controlled), or null for none. Leave it out to let the calendar keep its
   * own state.
   */
  value?: DayRange | null;
  /**
   * The range that is selected at first (uncontrolled).
   * @default null
   */
  defaultValue?: DayRange | null;
  /** Called with the range once both ends are selected. */
  onChange?: (value: DayRange) => void;
  /**
   * Whether a range can span unavailable days.
   * @default false
   */
  allowsNonContiguousRanges?: boolean;
}

const sorted = (one: Day, other: Day): DayRange =>
  one < other ? { start: one, end: other } : { start: other, end: one };

/** A calendar to select a first and a last day from. In a form, use `DateRangePicker`. */
export function RangeCalendar({
  value,
  defaultValue = null,
  onChange,
  allowsNonContiguousRanges,
  ...props
}: RangeCalendarProps) {
  const [chosen, change] = useValue<DayRange | null>(value, defaultValue, (range) => {
    if (range) onChange?.(range);
  });
  const [anchor, setAnchor] = useState<Day | null>(null);
  const [pointed, setPointed] = useState<Day | null>(null);
  const range = anchor ? sorted(anchor, pointed ?? anchor) : chosen;
  const isTaken = props.isDateUnavailable;
  const reach = anchor && isTaken && !allowsNonContiguousRanges ? reachOf(anchor, isTaken) : null;

  const pick = (day: Day) => {
    if (anchor) change(sorted(anchor, day));
    setAnchor(anchor ? null : day);
    setPointed(day);
  };
  const rangeOf = (day: Day) => {
    if (!range || day < range.start || day > range.end) return undefined;
    if (range.start === range.end) return 'start end';
    if (day === range.start) return 'start';
    return day === range.end ? 'end' : 'middle';
  };
  return (
    <CalendarFrame
      {...props}
      isDateUnavailable={(day) =>
        (isTaken?.(day) ?? false) || (reach !== null && (day < reach.min || day > reach.max))
      }
      isMultiple
      chosen={chosen?.start}
      isSelected={(day) => rangeOf(day) !== undefined}
      rangeOf={rangeOf}
      onPick={pick}
      onPoint={(day) => {
        if (!anchor || (reach && (day < reach.min || day > reach.max))) return;
        setPointed(day);
      }}
      onEscape={() => {
        if (!anchor) return false;
        setAnchor(null);
        return true;
      }}
    />
  );
}
