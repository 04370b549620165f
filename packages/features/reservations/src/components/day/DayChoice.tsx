import { addDays } from '@servery/domain/time';
import {
  Button,
  Calendar,
  CalendarIcon,
  ChevronEndIcon,
  ChevronStartIcon,
  IconButton,
  Popover,
  VisuallyHidden,
} from '@servery/ui';
import { useIntl } from 'react-intl';
import { weekOf } from '../../bookingsView.ts';
import { useFormats } from '../../hooks/useFormats.ts';
import { dayMessages as messages } from '../../messages/day.ts';
import * as styles from './day.css.ts';

interface DayChoiceProps {
  date: string;
  today: string;
  /** Whether the view follows the current day rather than a fixed date. */
  isToday: boolean;
  /** Called when a day is chosen; null for today. */
  onChange: (date: string | null) => void;
}

/**
 * Returns the first weekday of the locale, 0 for Sunday. Browsers expose it under different names.
 */
const firstWeekday = (locale: string): number => {
  const known = new Intl.Locale(locale) as {
    getWeekInfo?: () => { firstDay: number };
    weekInfo?: { firstDay: number };
  };
  return (known.getWeekInfo?.() ?? known.weekInfo ?? { firstDay: 1 }).firstDay % 7;
};

/** A choice of the day: one of its week, the previous or next week, or any date in a calendar. */
export function DayChoice({ date, today, isToday, onChange }: DayChoiceProps) {
  const { formatMessage, locale } = useIntl();
  const formats = useFormats('UTC');
  const choose = formatMessage(messages.choose);
  return (
    <div className={styles.choice}>
      <h2 className={styles.dayName}>{formats.day(date)}</h2>
      <div className={styles.weeks}>
        <IconButton
          label={formatMessage(messages.previousWeek)}
          onPress={() => onChange(addDays(date, -7))}
        >
          <ChevronStartIcon />
        </IconButton>
        <div role="group" aria-label={formatMessage(messages.days)} className={styles.week}>
          {weekOf(date, firstWeekday(locale)).map((day) => (
            <button
              key={day}
              type="button"
              className={styles.weekday}
              aria-pressed={day === date}
              aria-current={day === today ? 'date' : undefined}
              onClick={() => onChange(day === today ? null : day)}
            >
              <VisuallyHidden>{formats.day(day)}</VisuallyHidden>
              <span className={styles.small} aria-hidden>
                {formats.weekday(day)}
              </span>
              <span className={styles.number} aria-hidden>
                {formats.dayNumber(day)}
              </span>
            </button>
          ))}
        </div>
        <IconButton
          label={formatMessage(messages.nextWeek)}
          onPress={() => onChange(addDays(date, 7))}
        >
          <ChevronEndIcon />
        </IconButton>
      </div>
      <div className={styles.tools}>
        <Popover
          label={choose}
          placement="bottom end"
          trigger={
            <IconButton label={choose} emphasis="outline">
              <CalendarIcon />
            </IconButton>
          }
        >
          {(close) => (
            <Calendar
              label={choose}
              value={date}
              today={today}
              autoFocus
              onChange={(day) => {
                onChange(day);
                close();
              }}
            />
          )}
        </Popover>
        <Button tone="neutral" isDisabled={isToday} onPress={() => onChange(null)}>
          {formatMessage(messages.today)}
        </Button>
      </div>
    </div>
  );
}
