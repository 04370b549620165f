import { IconButton } from '../IconButton/IconButton.tsx';
import { ChevronEndIcon, ChevronStartIcon } from '../icons.ts';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';
import { head, menu, menuOption, menus } from './Calendar.css.ts';
import { dayOf, partsOf, type Day } from './day.ts';
import { formatCount, formatDay, monthNames } from './dayLabels.ts';
import type { CalendarOptions } from './useCalendar.ts';
import type { CalendarLabels } from './labels.ts';

export interface CalendarHeadProps extends Pick<
  CalendarOptions,
  'minValue' | 'maxValue' | 'isDisabled'
> {
  /** The texts of the calendar. */
  labels: CalendarLabels;
  /** A day of the first visible month. */
  month: Day;
  /** The locale of the names. */
  locale: string;
  /** Whether there's no earlier month. */
  isFirst: boolean;
  /** Whether there's no later month. */
  isLast: boolean;
  /** Called with the number of months to turn. */
  onTurn: (months: number) => void;
}

/**
 * The number of years in the menu before and after the visible one, if there are no limits. Other
 * years can be typed.
 */
const yearsAround = 10;

/** The visible month and year, each as a menu, between the arrows. */
export function CalendarHead({ month, locale, labels, onTurn, ...props }: CalendarHeadProps) {
  const at = partsOf(month);
  const first = props.minValue ? partsOf(props.minValue).year : Math.max(1, at.year - yearsAround);
  const last = props.maxValue
    ? partsOf(props.maxValue).year
    : Math.min(9998, at.year + yearsAround);
  const isOut = (index: number) => {
    const day = dayOf(at.year, index + 1, 1).slice(0, 7);
    const { minValue = '', maxValue = '9999' } = props;
    return day < minValue.slice(0, 7) || day > maxValue.slice(0, 7);
  };
  return (
    <div className={head}>
      <IconButton
        size="s"
        label={labels.previousMonth}
        isDisabled={props.isDisabled || props.isFirst}
        onPress={() => onTurn(-1)}
      >
        <ChevronStartIcon aria-hidden />
      </IconButton>
      <div className={menus}>
        <select
          className={menu}
          aria-label={labels.monthMenu}
          value={at.month}
          disabled={props.isDisabled}
          onChange={(event) => onTurn(Number(event.target.value) - at.month)}
        >
          {monthNames(locale).map((name, index) => (
            <option key={name} className={menuOption} value={index + 1} disabled={isOut(index)}>
              {name}
            </option>
          ))}
        </select>
        <select
          className={menu}
          aria-label={labels.yearMenu}
          value={at.year}
          disabled={props.isDisabled}
          onChange={(event) => onTurn((Number(event.target.value) - at.year) * 12)}
        >
          {Array.from({ length: Math.max(1, last - first + 1) }, (_, n) => (
            <option key={n} className={menuOption} value={first + n}>
              {formatCount(first + n, locale)}
            </option>
          ))}
        </select>
      </div>
      <IconButton
        size="s"
        label={labels.nextMonth}
        isDisabled={props.isDisabled || props.isLast}
        onPress={() => onTurn(1)}
      >
        <ChevronEndIcon aria-hidden />
      </IconButton>
      <VisuallyHidden isLive>
        {formatDay(month, locale, { month: 'long', year: 'numeric' })}
      </VisuallyHidden>
    </div>
  );
}
