import { undoMessage } from '../Messages/common.ts';
import { useFormatMessage, useTexts } from '../Messages/useFormatMessage.ts';
import type { RepeaterLabels } from './Repeater.tsx';

const texts = {
  add: { id: 'repeater.add', text: 'Add row' },
  empty: { id: 'repeater.empty', text: 'No rows yet' },
  undo: undoMessage,
};

const messages = {
  row: { id: 'repeater.row', text: 'Row {place}' },
  remove: { id: 'repeater.remove', text: 'Remove row {place}' },
  moveUp: { id: 'repeater.moveUp', text: 'Move row {place} up' },
  moveDown: { id: 'repeater.moveDown', text: 'Move row {place} down' },
  moved: { id: 'repeater.moved', text: 'Row {from} moved to {to}' },
  removed: { id: 'repeater.removed', text: 'Row {place} removed' },
};

/** Returns the texts of a `Repeater`, with those that are given instead of the kit's own. */
export function useRepeaterLabels(given?: Partial<RepeaterLabels>): RepeaterLabels {
  const format = useFormatMessage();
  return {
    ...useTexts(texts),
    row: (place) => format(messages.row, { place }),
    remove: (place) => format(messages.remove, { place }),
    moveUp: (place) => format(messages.moveUp, { place }),
    moveDown: (place) => format(messages.moveDown, { place }),
    moved: (from, to) => format(messages.moved, { from, to }),
    removed: (place) => format(messages.removed, { place }),
    ...given,
  };
}
