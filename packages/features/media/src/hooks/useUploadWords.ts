import type { FileUploadWords, UploadEntry } from '@servery/ui';
import { useIntl } from 'react-intl';
import { uploadWords as words } from '../messages/upload.ts';
import { useProblemText } from './useProblemText.ts';

/** What a field for pictures takes at first sight; the file itself is looked at before it is sent. */
export const acceptedFiles = [
  'image/jpeg',
  'image/png',
  'image/webp',
  'image/avif',
  'image/svg+xml',
] as const;

/** What a field for pictures says. */
export function useUploadWords(): FileUploadWords {
  const { formatMessage, formatNumber } = useIntl();
  const text = useProblemText();
  const refusals = {
    type: words.refusedType,
    size: words.refusedSize,
    empty: words.refusedEmpty,
    count: words.refusedCount,
  };
  const stateOf = ({ state, error }: UploadEntry): string => {
    if (state === 'failed') return text(error);
    if (state === 'ready') return '';
    const stateWords = { waiting: words.waiting, sending: words.sending, sent: words.sent };
    return formatMessage(stateWords[state]);
  };
  return {
    drop: formatMessage(words.drop),
    choose: formatMessage(words.choose),
    rules: formatMessage(words.rules),
    list: formatMessage(words.list),
    size: (bytes) =>
      formatMessage(words['size'], {
        kilobytes: formatNumber(Math.max(1, Math.round(bytes / 1024))),
      }),
    refused: (name, reason) => formatMessage(refusals[reason], { name }),
    dismiss: formatMessage(words.dismiss),
    state: stateOf,
    cancel: (name) => formatMessage(words['cancel'], { name }),
    retry: (name) => formatMessage(words['retry'], { name }),
    remove: (name) => formatMessage(words['remove'], { name }),
  };
}
