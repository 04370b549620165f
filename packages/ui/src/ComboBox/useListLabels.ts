import { clearMessage, loadingMessage, retryMessage } from '../Messages/common.ts';
import { useFormatMessage, useTexts } from '../Messages/useFormatMessage.ts';
import type { ListLabels } from './labels.ts';

const texts = {
  list: { id: 'list.list', text: 'Suggestions' },
  open: { id: 'list.open', text: 'Show options' },
  empty: { id: 'list.empty', text: 'No matches' },
  failed: { id: 'list.failed', text: 'Couldn’t load the list' },
  clear: clearMessage,
  loading: loadingMessage,
  retry: retryMessage,
};

const messages = {
  count: {
    id: 'list.count',
    text: '{count, plural, =0 {No suggestions} one {# suggestion} other {# suggestions}}',
  },
};

/** Returns the texts of a field with a list, with those that are given instead of the kit's own. */
export function useListLabels(given?: Partial<ListLabels>): ListLabels {
  const format = useFormatMessage();
  return {
    ...useTexts(texts),
    count: (count) => format(messages.count, { count }),
    ...given,
  };
}
