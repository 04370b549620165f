import { useNow } from '@servery/screens';
import { useIntl } from 'react-intl';
import { noteMessages } from '../messages.ts';

/** Returns a function that describes how long the oldest row has been waiting since a timestamp. */
export function useAge() {
  const { formatMessage } = useIntl();
  const now = useNow(30_000);
  return (since: string): string => {
    const minutes = Math.max(0, Math.floor((now - Date.parse(since)) / 60_000));
    if (minutes < 60) return formatMessage(noteMessages.waiting, { minutes });
    const hours = Math.floor(minutes / 60);
    if (hours < 48) return formatMessage(noteMessages.waitingHours, { hours });
    return formatMessage(noteMessages.waitingDays, { days: Math.floor(hours / 24) });
  };
}
