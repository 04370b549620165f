import type { MultiSelectWords } from '@servery/ui';
import { useIntl } from 'react-intl';
import { problemWords, zonesListWords as words, zonesWords } from '../../messages.ts';

/** What a field of several choices says. */
export function useListWords(): MultiSelectWords {
  const { formatMessage } = useIntl();
  return {
    list: formatMessage(words.list),
    open: formatMessage(words.open),
    clear: formatMessage(zonesWords.clear),
    empty: formatMessage(words.empty),
    loading: formatMessage(words.loading),
    failed: formatMessage(words.failed),
    retry: formatMessage(problemWords.retry),
    count: (count) => formatMessage(words.count, { count }),
    chosen: formatMessage(words.chosen),
    remove: (name) => formatMessage(words.remove, { name }),
  };
}
