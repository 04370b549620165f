import { useValue } from '../state/useValue.ts';
import { CalendarFrame } from './CalendarFrame.tsx';
import type { Day } from './day.ts';
import type { CalendarOptions } from './useCalendar.ts';

export interface CalendarProps extends CalendarOptions {
  /** `2026-11-21`. */
  value?: Day | null;
  defaultValue?: Day | null;
  onChange?: (value: Day) => void;
}

/** One day, chosen among those of a month in sight. In a form, use `DatePicker`. */
export function Calendar({ value, defaultValue = null, onChange, ...props }: CalendarProps) {
  const [chosen, change] = useValue<Day | null>(value, defaultValue, (day) => {
    if (day) onChange?.(day);
  });
  return (
    <CalendarFrame
      {...props}
      chosen={chosen ?? undefined}
      isSelected={(day) => day === chosen}
      onPick={change}
    />
  );
}
