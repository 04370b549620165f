import { useState } from 'react';
import { useValue } from '../state/useValue.ts';
import { CalendarFrame } from './CalendarFrame.tsx';
import { reachOf, type Day } from './day.ts';
import type { CalendarOptions } from './useCalendar.ts';

/** From a day to a day, both inside. */
export interface DayRange {
  start: Day;
  end: Day;
}

export interface RangeCalendarProps extends CalendarOptions {
  value?: DayRange | null;
  defaultValue?: DayRange | null;
  /** Runs once both ends are chosen. */
  onChange?: (value: DayRange) => void;
  /** Lets a range go over days that cannot be chosen themselves. */
  allowsNonContiguousRanges?: boolean;
}

const sorted = (one: Day, other: Day): DayRange =>
  one < other ? { start: one, end: other } : { start: other, end: one };

/** A first and a last day. In a form, use `DateRangePicker`. */
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
