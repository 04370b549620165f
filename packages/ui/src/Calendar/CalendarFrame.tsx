import type { KeyboardEvent } from 'react';
import { calendar as calendarStyle, monthName, months } from './Calendar.css.ts';
import { CalendarHead } from './CalendarHead.tsx';
import type { Day } from './day.ts';
import { formatDay } from './dayLabels.ts';
import { MonthGrid, type DayState } from './MonthGrid.tsx';
import { useCalendar, type CalendarOptions } from './useCalendar.ts';
import { useCalendarLabels } from './useCalendarLabels.ts';

export interface CalendarFrameProps extends CalendarOptions {
  /** The day that is visible at first. */
  chosen: Day | undefined;
  /** Returns whether a day is selected. */
  isSelected: (day: Day) => boolean;
  /** Returns the position of a day in the selected range. */
  rangeOf?: (day: Day) => DayState['range'];
  /**
   * Whether several days can be selected.
   * @default false
   */
  isMultiple?: boolean;
  /** Called with a day when it's selected. */
  onPick: (day: Day) => void;
  /** Called with the day under the pointer or with focus. */
  onPoint?: (day: Day) => void;
  /** Called when Escape is pressed. If it returns true, the key isn't passed on. */
  onEscape?: () => boolean;
}

/** Months with their heading. The caller decides what selecting a day does. */
export function CalendarFrame({
  chosen,
  rangeOf,
  onPoint,
  onEscape,
  ...props
}: CalendarFrameProps) {
  const labels = useCalendarLabels(props.labels);
  const calendar = useCalendar(props, chosen);
  const { locale, focused } = calendar;
  const stateOf = (day: Day): DayState => ({
    isSelected: props.isSelected(day),
    isOut:
      (props.minValue !== undefined && day < props.minValue) ||
      (props.maxValue !== undefined && day > props.maxValue),
    isUnavailable: props.isDateUnavailable?.(day) ?? false,
    range: rangeOf?.(day),
  });
  const pick = (day: Day) => {
    calendar.goTo(day);
    if (!props.isReadOnly) props.onPick(day);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Escape' && onEscape?.()) return event.stopPropagation();
    const day = calendar.onKeyDown(event);
    if (day) onPoint?.(day);
    return undefined;
  };
  return (
    <div role="group" aria-label={props.label} className={calendarStyle}>
      <CalendarHead
        {...props}
        labels={labels}
        month={calendar.months[0] ?? focused}
        locale={locale}
        isFirst={calendar.isFirst}
        isLast={calendar.isLast}
        onTurn={calendar.turn}
      />
      {/* oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- handles the keys of the days inside */}
      <div ref={calendar.grid} className={months} onKeyDown={onKeyDown}>
        {calendar.months.map((month) => (
          <div key={month}>
            {calendar.months.length > 1 && (
              <div className={monthName} aria-hidden>
                {formatDay(month, locale, { month: 'long', year: 'numeric' })}
              </div>
            )}
            <MonthGrid
              {...props}
              labels={labels}
              month={month}
              locale={locale}
              firstDay={calendar.firstDay}
              now={calendar.now}
              focused={focused}
              stateOf={stateOf}
              onPick={pick}
              onPoint={(day) => onPoint?.(day)}
            />
          </div>
        ))}
      </div>
    </div>
  );
}
