import type { Refusal } from '@servery/ui';
import { useIntl } from 'react-intl';
import { coverMessages as messages, fileMessages } from '../messages/form.ts';

/**
 * Returns the texts that the cover field has instead of the kit's own. There's no upload progress,
 * because the picture stays in the browser.
 */
export function useCoverMessages() {
  const { formatMessage } = useIntl();
  return {
    drop: formatMessage(messages.drop),
    choose: formatMessage(messages.choose),
    rules: formatMessage(messages.rules),
    refused: (name: string, reason: Refusal) =>
      formatMessage(fileMessages[reason === 'count' ? 'type' : reason], { name }),
    state: () => '',
  };
}
