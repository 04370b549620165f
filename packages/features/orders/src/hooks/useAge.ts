import { useIntl } from 'react-intl';
import { ageWords } from '../messages/detail.ts';

/** A length of time in milliseconds as people say it: minutes, then hours, then days. */
export function useAge() {
  const { formatMessage } = useIntl();
  return (milliseconds: number): string => {
    const all = Math.floor(Math.abs(milliseconds) / 60_000);
    if (all < 1) return formatMessage(ageWords.now);
    if (all < 60) return formatMessage(ageWords.minutes, { minutes: all });
    const hours = Math.floor(all / 60);
    if (hours < 24) return formatMessage(ageWords.hours, { hours, minutes: all % 60 });
    return formatMessage(ageWords.days, { days: Math.floor(hours / 24) });
  };
}
