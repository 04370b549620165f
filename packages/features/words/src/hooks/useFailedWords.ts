import { useIntl } from 'react-intl';
import { failedMessages as messages } from '../messages/failed.ts';

/** What the kit says where something could not be loaded, below what it was. */
export function useFailedWords() {
  const { formatMessage } = useIntl();
  return { text: formatMessage(messages.text), retry: formatMessage(messages.retry) };
}
