import { useState } from 'react';
import { useIntl } from 'react-intl';

/** Says a time as shortly as it is clear: of today the hour, of this year the day, else the date. */
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

/** Says a time in full. */
export function useWholeTime(): (time: string) => string {
  const { formatDate } = useIntl();
  return (time) => formatDate(time, { dateStyle: 'medium', timeStyle: 'short' });
}
