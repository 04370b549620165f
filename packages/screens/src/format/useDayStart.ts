import { useIntl } from 'react-intl';
import { timeMessages } from '../messages/time.ts';
import { useFormat } from './useFormat.ts';

/**
 * Returns when a merchant's trading day starts, in the reader's language, and the help text of
 * fields for weekly hours: earlier times are at the end of a day. Both are '' if it starts at
 * midnight.
 */
export function useDayStart(merchant_id?: number): { time: string; help: string } {
  const { formatMessage, formatTime } = useIntl();
  const { day_start } = useFormat(merchant_id);
  if (day_start === '00:00') return { time: '', help: '' };
  const time = formatTime(`1970-01-01T${day_start}Z`, { timeZone: 'UTC', timeStyle: 'short' });
  return { time, help: formatMessage(timeMessages.night, { time }) };
}
