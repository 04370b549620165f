import { useValue } from '../state/useValue.ts';
import { CalendarFrame } from './CalendarFrame.tsx';
import type { Day } from './day.ts';
import type { CalendarOptions } from './useCalendar.ts';

export interface MultiCalendarProps extends CalendarOptions {
  /** Days in their order. */
  value?: readonly Day[];
  defaultValue?: readonly Day[];
  onChange?: (value: Day[]) => void;
  /** No more days than these. */
  maxCount?: number;
}

const none: readonly Day[] = [];

/** Several days that need not touch: holidays, shifts. A press takes a day, a second one takes it back. */
export function MultiCalendar({
  value,
  defaultValue = none,
  onChange,
  maxCount = Infinity,
  ...props
}: MultiCalendarProps) {
  const [days, change] = useValue<readonly Day[]>(value, defaultValue, (next) =>
    onChange?.([...next]),
  );
  const pick = (day: Day) => {
    if (days.includes(day)) change(days.filter((other) => other !== day));
    else if (days.length < maxCount) change([...days, day].toSorted());
  };
  return (
    <CalendarFrame
      {...props}
      isMultiple
      chosen={days[0]}
      isSelected={(day) => days.includes(day)}
      onPick={pick}
    />
  );
}
