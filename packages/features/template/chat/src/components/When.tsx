import { useIntl, type FormatDateOptions } from 'react-intl';
import { dayOf } from '@servery/domain/template';
import { useToday } from '../hooks/useToday.ts';

const day = 86_400_000;

/**
 * The time of a message in its shortest form: the time today, the weekday within the last week,
 * otherwise the date.
 */
export function When({ time, className }: { time: string; className?: string }) {
  const { formatDate } = useIntl();
  const at = new Date(time);
  const today = useToday();
  const isNear = new Date(today).getTime() - new Date(dayOf(at)).getTime() < 7 * day;
  const options: FormatDateOptions =
    dayOf(at) === today
      ? { hour: 'numeric', minute: '2-digit' }
      : isNear
        ? { weekday: 'short' }
        : { day: 'numeric', month: 'short' };
  return (
    <time className={className} dateTime={time}>
      {formatDate(at, options)}
    </time>
  );
}
