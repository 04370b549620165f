import type { Refusal, UploadEntry } from '@servery/ui';
import { useIntl } from 'react-intl';
import { uploadMessages as messages } from '../messages/upload.ts';
import { useProblemText } from './useProblemText.ts';

/** The media types that the file field offers; the content is checked before sending. */
export const acceptedFiles = [
  'image/jpeg',
  'image/png',
  'image/webp',
  'image/avif',
  'image/svg+xml',
] as const;

/** Returns the texts that a field for pictures has instead of the kit's own. */
export function useUploadMessages() {
  const { formatMessage } = useIntl();
  const text = useProblemText();
  const refusals = {
    type: messages.refusedType,
    size: messages.refusedSize,
    empty: messages.refusedEmpty,
    count: messages.refusedCount,
  };
  const stateOf = ({ state, error }: UploadEntry): string => {
    if (state === 'failed') return text(error);
    if (state === 'ready') return '';
    const stateMessages = {
      waiting: messages.waiting,
      sending: messages.sending,
      sent: messages.sent,
    };
    return formatMessage(stateMessages[state]);
  };
  return {
    drop: formatMessage(messages.drop),
    choose: formatMessage(messages.choose),
    rules: formatMessage(messages.rules),
    refused: (name: string, reason: Refusal) => formatMessage(refusals[reason], { name }),
    state: stateOf,
  };
}
