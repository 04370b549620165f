import type { RepeaterWords, TagFieldWords } from '@servery/ui';
import { useIntl } from 'react-intl';
import { lineOfWords as ofLine, lineWords as words } from '../messages/form.ts';

/** What the lines of an order say. */
export function useLineWords(): RepeaterWords {
  const { formatMessage } = useIntl();
  return {
    add: formatMessage(words.add),
    row: (place) => formatMessage(ofLine.row, { place }),
    remove: (place) => formatMessage(ofLine.remove, { place }),
    moveUp: (place) => formatMessage(ofLine.moveUp, { place }),
    moveDown: (place) => formatMessage(ofLine.moveDown, { place }),
    moved: (from, to) => formatMessage(ofLine.moved, { from, to }),
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
