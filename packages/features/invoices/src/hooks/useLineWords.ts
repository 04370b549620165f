import type { RepeaterWords } from '@servery/ui';
import { useIntl } from 'react-intl';
import {
  downMessage,
  editorWords as words,
  movedMessage,
  removedMessage,
  removeMessage,
  rowMessage,
  upMessage,
} from '../messages/editor.ts';

/** What the list of lines says. */
export function useLineWords(): RepeaterWords {
  const { formatMessage } = useIntl();
  return {
    add: formatMessage(words.addLine),
    empty: formatMessage(words.linesEmpty),
    full: formatMessage(words.linesFull),
    undo: formatMessage(words.back),
    row: (place) => formatMessage(rowMessage, { place }),
    remove: (place) => formatMessage(removeMessage, { place }),
    moveUp: (place) => formatMessage(upMessage, { place }),
    moveDown: (place) => formatMessage(downMessage, { place }),
    removed: (place) => formatMessage(removedMessage, { place }),
    moved: (from, to) => formatMessage(movedMessage, { from, to }),
  };
}
