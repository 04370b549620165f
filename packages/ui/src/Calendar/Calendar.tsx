import { useValue } from '../state/useValue.ts';
import { CalendarFrame } from './CalendarFrame.tsx';
import type { Day } from './day.ts';
import type { CalendarOptions } from './useCalendar.ts';

export interface CalendarProps extends CalendarOptions {
  /**
   * The selected day (controlled), such as `2026-11-21`, or null for none. Leave it out to let the
   * calendar keep its own state.
   */
  value?: Day | null;
  /**
   * The day that is selected at first (uncontrolled).
   * @default null
   */
  defaultValue?: Day | null;
  /** Called with the day when the user selects one. */
  onChange?: (value: Day) => void;
}

/** A calendar to select a day from. In a form, use `DatePicker`. */
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
