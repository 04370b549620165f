import type { SortableListWords } from '@servery/ui/dnd';
import { useIntl } from 'react-intl';
import {
  handleMessage,
  placeMessages,
  sortableMessages as messages,
} from '../messages/sortable.ts';

/** What the kit's lists with rows that move say. */
export function useSortableWords(): SortableListWords {
  const { formatMessage } = useIntl();
  const place =
    (word: keyof typeof placeMessages) => (name: string, number: number, count: number) =>
      formatMessage(placeMessages[word], { name, number, count });
  return {
    handle: (name) => formatMessage(handleMessage, { name }),
    hint: formatMessage(messages.hint),
    up: formatMessage(messages.up),
    down: formatMessage(messages.down),
    lifted: place('lifted'),
    moved: place('moved'),
    dropped: place('dropped'),
    cancelled: place('cancelled'),
  };
}
