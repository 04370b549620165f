import { cell, day as dayStyle, grid, week as weekStyle, weekday } from './Calendar.css.ts';
import { addDays, partsOf, weekNumber, weeksOf, weekStart, type Day } from './day.ts';
import { formatCount, formatDay, weekdayNames } from './dayWords.ts';
import type { CalendarWords } from './words.ts';

/** What one day is at the moment. */
export interface DayState {
  isSelected: boolean;
  /** Stands past the bounds. */
  isOut: boolean;
  isUnavailable: boolean;
  /** Where it stands in a range. */
  range?: 'start' | 'end' | 'start end' | 'middle';
}

export interface MonthGridProps {
  month: Day;
  locale: string;
  firstDay: number;
  now: Day;
  focused: Day;
  words: CalendarWords;
  hasWeekNumbers?: boolean;
  isDisabled?: boolean;
  isInvalid?: boolean;
  isMultiple?: boolean;
  stateOf: (day: Day) => DayState;
  onPick: (day: Day) => void;
  onPoint: (day: Day) => void;
}

/** One month: a row for each week, a button for each day. */
export function MonthGrid({ month, locale, firstDay, words, ...props }: MonthGridProps) {
  const name = formatDay(month, locale, { month: 'long', year: 'numeric' });
  // A week is numbered by its Thursday, wherever it begins.
  const thursdayOf = (day: Day) => addDays(weekStart(day, firstDay), (11 - firstDay) % 7);
  const row = (day: Day | null, column: number) => {
    // A cell of a day of another month stays empty.
    // oxlint-disable-next-line react/no-array-index-key -- columns do not move
    if (!day) return <td key={column} className={cell} />;
    const { isSelected, isOut, isUnavailable, range } = props.stateOf(day);
    const notes = [
      formatDay(day, locale, { dateStyle: 'full' }),
      day === props.now && words.today,
      isSelected && words.selected,
      isUnavailable && words.unavailable,
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
              {words.week}
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
