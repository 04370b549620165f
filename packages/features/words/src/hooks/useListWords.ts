import type { MultiSelectWords } from '@servery/ui';
import { useIntl } from 'react-intl';
import { failedMessages } from '../messages/failed.ts';
import { countMessage, listMessages as messages, removeMessage } from '../messages/list.ts';

/** What the kit's lists below a field say; `list` names this one, `chosen` the tags of what was chosen. */
export function useListWords(list: string, chosen: string): MultiSelectWords {
  const { formatMessage } = useIntl();
  const say = (word: keyof typeof messages) => formatMessage(messages[word]);
  return {
    list,
    chosen,
    open: say('open'),
    clear: say('clear'),
    empty: say('empty'),
    loading: say('loading'),
    failed: say('failed'),
    retry: formatMessage(failedMessages.retry),
    count: (count) => formatMessage(countMessage, { count }),
    remove: (name) => formatMessage(removeMessage, { name }),
  };
}
