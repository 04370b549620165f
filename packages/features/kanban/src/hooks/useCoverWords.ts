import type { FileUploadWords } from '@servery/ui';
import { useIntl } from 'react-intl';
import { coverWords as words, fileWords } from '../messages/form.ts';

/** What the field for a cover says. A file is never under way there: it stays in the browser. */
export function useCoverWords(): FileUploadWords {
  const { formatMessage, formatNumber } = useIntl();
  const remove = (name: string) => formatMessage(fileWords.removeFile, { name });
  return {
    drop: formatMessage(words.drop),
    choose: formatMessage(words.choose),
    rules: formatMessage(words.rules),
    list: formatMessage(words.list),
    size: (bytes) =>
      formatNumber(Math.max(1, Math.round(bytes / 1024)), { style: 'unit', unit: 'kilobyte' }),
    refused: (name, reason) =>
      formatMessage(fileWords[reason === 'count' ? 'type' : reason], { name }),
    dismiss: formatMessage(words.dismiss),
    state: () => '',
    cancel: remove,
    retry: remove,
    remove,
  };
}
