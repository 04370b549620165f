import type { Refusal } from '@servery/ui';
import { useIntl } from 'react-intl';
import { pictureFieldMessages as messages } from './messages.ts';

/**
 * Returns the texts that the field for a picture has instead of the kit's own. There's no upload
 * progress, because the picture stays in the browser.
 */
export function useFileTexts() {
  const { formatMessage } = useIntl();
  return {
    drop: formatMessage(messages.drop),
    choose: formatMessage(messages.choose),
    rules: formatMessage(messages.rules),
    refused: (name: string, reason: Refusal) =>
      formatMessage(messages[reason === 'count' ? 'type' : reason], { name }),
    state: () => '',
  };
}
