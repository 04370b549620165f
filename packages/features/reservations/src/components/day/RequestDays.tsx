import { useIntl } from 'react-intl';
import { useFormats } from '../../hooks/useFormats.ts';
import { useRequestDays } from '../../hooks/useRequestDays.ts';
import { dayMessages as messages } from '../../messages/day.ts';
import * as styles from './day.css.ts';

interface RequestDaysProps {
  /** The day that is shown. */
  date: string;
  today: string;
  merchantId: number | undefined;
  /** Called when a day is chosen; null for today. */
  onChange: (date: string | null) => void;
}

/**
 * The days with unanswered requests, each with their number, so that requests for other days than
 * the one shown can be found. Nothing if there is no other day.
 */
export function RequestDays({ date, today, merchantId, onChange }: RequestDaysProps) {
  const { formatMessage, formatNumber } = useIntl();
  const { shortDay } = useFormats('UTC');
  const days = useRequestDays(merchantId, today);
  if (days.every((day) => day.date === date)) return null;
  return (
    <div role="group" aria-label={formatMessage(messages.requestDays)} className={styles.chips}>
      {days.map((day) => (
        <button
          key={day.date}
          type="button"
          className={styles.chip}
          aria-pressed={day.date === date}
          onClick={() => onChange(day.date === today ? null : day.date)}
        >
          {shortDay(day.date)}
          <span className={styles.chipCount}>{formatNumber(day.count)}</span>
        </button>
      ))}
    </div>
  );
}
