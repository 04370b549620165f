import { cell, day as dayStyle, grid, week as weekStyle, weekday } from './Calendar.css.ts';
import { addDays, partsOf, weekNumber, weeksOf, weekStart, type Day } from './day.ts';
import { formatCount, formatDay, weekdayNames } from './dayLabels.ts';
import type { CalendarLabels } from './labels.ts';

/** The state of a day. */
export interface DayState {
  /** Whether the day is selected. */
  isSelected: boolean;
  /** Whether the day is outside the limits. */
  isOut: boolean;
  /** Whether the day is unavailable. */
  isUnavailable: boolean;
  /** The position of the day in the selected range. */
  range?: 'start' | 'end' | 'start end' | 'middle';
}

export interface MonthGridProps {
  /** A day of the month. */
  month: Day;
  /** The locale of the names. */
  locale: string;
  /** The first day of the week; 0 is Sunday. */
  firstDay: number;
  /** Today's date. */
  now: Day;
  /** The day that Tab reaches. */
  focused: Day;
  /** The texts for screen readers. */
  labels: CalendarLabels;
  /**
   * Whether the ISO week number is shown next to each week.
   * @default false
   */
  hasWeekNumbers?: boolean;
  /**
   * Whether days can't be selected.
   * @default false
   */
  isDisabled?: boolean;
  /**
   * Whether the selection is shown as invalid.
   * @default false
   */
  isInvalid?: boolean;
  /**
   * Whether several days can be selected.
   * @default false
   */
  isMultiple?: boolean;
  /** Returns the state of a day. */
  stateOf: (day: Day) => DayState;
  /** Called with a day when it's pressed. */
  onPick: (day: Day) => void;
  /** Called with the day under the pointer. */
  onPoint: (day: Day) => void;
}

/** A month as a table: a row for each week, a button for each day. */
export function MonthGrid({ month, locale, firstDay, labels, ...props }: MonthGridProps) {
  const name = formatDay(month, locale, { month: 'long', year: 'numeric' });
  // The number of a week follows from its Thursday, whatever day the week starts on.
  const thursdayOf = (day: Day) => addDays(weekStart(day, firstDay), (11 - firstDay) % 7);
  const row = (day: Day | null, column: number) => {
    // Days of other months are empty cells.
    // oxlint-disable-next-line react/no-array-index-key -- columns do not move
    if (!day) return <td key={column} className={cell} />;
    const { isSelected, isOut, isUnavailable, range } = props.stateOf(day);
    const notes = [
      formatDay(day, locale, { dateStyle: 'full' }),
      day === props.now && labels.today,
      isSelected && labels.selected,
      isUnavailable && labels.unavailable,
    ];
    return (
      <td key={day} role="gridcell" aria-selected={isSelected} className={cell} data-range={range}>
        <button
          type="button"
          className={dayStyle}
          data-day={day}
          data-today={day === props.now || undefined}
          data-selected={(isSelected && range !== 'middle') || undefined}
          data-invalid={props.isInvalid || undefined}
          tabIndex={day === props.focused ? 0 : -1}
          disabled={props.isDisabled || isOut}
          aria-disabled={isUnavailable || undefined}
          aria-label={notes.filter(Boolean).join(', ')}
          onClick={() => !isUnavailable && props.onPick(day)}
          onPointerEnter={() => props.onPoint(day)}
        >
          {formatCount(partsOf(day).date, locale)}
        </button>
      </td>
    );
  };
  return (
    <table role="grid" aria-label={name} aria-multiselectable={props.isMultiple} className={grid}>
      <thead>
        <tr>
          {props.hasWeekNumbers && (
            <th scope="col" className={weekday}>
              {labels.week}
            </th>
          )}
          {weekdayNames(locale, firstDay).map(({ short, long }) => (
            <th key={long} scope="col" abbr={long} className={weekday}>
              {short}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {weeksOf(month, firstDay).map((days) => {
          const first = days.find((day) => day !== null) ?? month;
          return (
            <tr key={first}>
              {props.hasWeekNumbers && (
                <th scope="row" className={weekStyle}>
                  {formatCount(weekNumber(thursdayOf(first)), locale)}
                </th>
              )}
              {days.map(row)}
            </tr>
          );
        })}
      </tbody>
    </table>
  );
}
