import { useIntl } from 'react-intl';
import { settingsWords as words } from '../messages/settings.ts';

/** What the kit's times of day say. */
export function useTimeWords() {
  const { formatMessage } = useIntl();
  const part = (word: 'hour' | 'minute' | 'dayPeriod', placeholder: string) => ({
    label: formatMessage(words[word]),
    placeholder,
  });
  return {
    hour: part('hour', '--'),
    minute: part('minute', '--'),
    dayPeriod: part('dayPeriod', '--'),
    from: formatMessage(words.from),
    to: formatMessage(words.until),
  };
}
