import { useIntl } from 'react-intl';
import { ageMessages } from '../messages/detail.ts';

/** Returns a function that formats a duration in milliseconds in minutes, hours or days. */
export function useAge() {
  const { formatMessage } = useIntl();
  return (milliseconds: number): string => {
    const all = Math.floor(Math.abs(milliseconds) / 60_000);
    if (all < 1) return formatMessage(ageMessages.now);
    if (all < 60) return formatMessage(ageMessages.minutes, { minutes: all });
    const hours = Math.floor(all / 60);
    if (hours < 24) return formatMessage(ageMessages.hours, { hours, minutes: all % 60 });
    return formatMessage(ageMessages.days, { days: Math.floor(hours / 24) });
  };
}
