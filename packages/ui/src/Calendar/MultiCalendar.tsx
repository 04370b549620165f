import { useValue } from '../state/useValue.ts';
import { CalendarFrame } from './CalendarFrame.tsx';
import type { Day } from './day.ts';
import type { CalendarOptions } from './useCalendar.ts';

export interface MultiCalendarProps extends CalendarOptions {
  /**
   * The selected days in order (controlled), such as `['2026-11-21']`. Leave it out to let the
   * calendar keep its own state.
   */
  value?: readonly Day[];
  /**
   * The days that are selected at first (uncontrolled).
   * @default []
   */
  defaultValue?: readonly Day[];
  /** Called with all selected days in order when the user adds or removes one. */
  onChange?: (value: Day[]) => void;
  /**
   * The maximum number of days. Further days can't be selected. There's no limit if it's left out.
   */
  maxCount?: number;
}

const none: readonly Day[] = [];

/**
 * Several separate days, such as holidays or shifts. Pressing a day selects it; pressing it again
 * removes it.
 */
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
