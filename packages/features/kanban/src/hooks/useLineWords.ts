import type { RepeaterWords, TagFieldWords } from '@servery/ui';
import { useIntl } from 'react-intl';
import { lineOfWords as ofLine, lineWords as words } from '../messages/form.ts';

/** What the lines of an order say. They stay in the order in which they were ordered. */
export function useLineWords(): RepeaterWords {
  const { formatMessage } = useIntl();
  const row = (place: number) => formatMessage(ofLine.row, { place });
  return {
    add: formatMessage(words.add),
    row,
    remove: (place) => formatMessage(ofLine.remove, { place }),
    moveUp: row,
    moveDown: row,
    moved: row,
    removed: (place) => formatMessage(ofLine.removed, { place }),
    undo: formatMessage(words.undo),
    empty: formatMessage(words.empty),
  };
}

/** What the field for the things in a box says. */
export function useItemWords(): TagFieldWords {
  const { formatMessage, formatList } = useIntl();
  return {
    list: formatMessage(words.items),
    remove: (item) => formatMessage(ofLine.removeItem, { item }),
    added: (items) => formatMessage(ofLine.itemsAdded, { items: formatList(items) }),
    removed: (item) => formatMessage(ofLine.itemRemoved, { item }),
  };
}
