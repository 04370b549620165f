import { useState } from 'react';
import { useIntl } from 'react-intl';

/**
 * Returns a formatter for the shortest clear form of a time: the time today, the day this year,
 * otherwise the date.
 */
export function useMailTime(): (time: string) => string {
  const { formatDate } = useIntl();
  const [now] = useState(() => new Date());
  return (time) => {
    const at = new Date(time);
    if (at.toDateString() === now.toDateString())
      return formatDate(at, { hour: 'numeric', minute: '2-digit' });
    if (at.getFullYear() === now.getFullYear())
      return formatDate(at, { day: 'numeric', month: 'short' });
    return formatDate(at, { dateStyle: 'short' });
  };
}

/** Returns a formatter for the full date and time. */
export function useWholeTime(): (time: string) => string {
  const { formatDate } = useIntl();
  return (time) => formatDate(time, { dateStyle: 'medium', timeStyle: 'short' });
}
