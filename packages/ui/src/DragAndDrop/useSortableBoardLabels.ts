import { useFormatMessage } from '../Messages/useFormatMessage.ts';
import { downMessage, moveMessage, upMessage } from './messages.ts';
import type { SortableBoardLabels } from './SortableBoard.tsx';

const messages = {
  moveTo: { id: 'sortable.moveTo', text: 'Move to {column}' },
  placed: { id: 'sortable.placed', text: '{name} is now {number} of {count} in {column}' },
};

/** Returns the texts of a `SortableBoard`, with those that are given instead of the kit's own. */
export function useSortableBoardLabels(given?: Partial<SortableBoardLabels>): SortableBoardLabels {
  const format = useFormatMessage();
  return {
    menu: (name) => format(moveMessage, { name }),
    up: format(upMessage),
    down: format(downMessage),
    moveTo: (column) => format(messages.moveTo, { column }),
    moved: (name, column, number, count) =>
      format(messages.placed, { name, column, number, count }),
    ...given,
  };
}
