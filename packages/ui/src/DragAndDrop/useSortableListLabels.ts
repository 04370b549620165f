import { useFormatMessage } from '../Messages/useFormatMessage.ts';
import { downMessage, moveMessage, upMessage } from './messages.ts';
import type { SortableListLabels } from './SortableList.tsx';

const messages = {
  hint: {
    id: 'sortable.hint',
    text: 'Press Space to lift or drop, the arrow keys to move, and Escape to cancel.',
  },
  lifted: { id: 'sortable.lifted', text: '{name} lifted, {number} of {count}' },
  moved: { id: 'sortable.moved', text: '{name} moved to {number} of {count}' },
  dropped: { id: 'sortable.dropped', text: '{name} dropped at {number} of {count}' },
  cancelled: {
    id: 'sortable.cancelled',
    text: 'Move cancelled. {name} is back in its original place, {number} of {count}',
  },
};

/** Returns the texts of a `SortableList`, with those that are given instead of the kit's own. */
export function useSortableListLabels(given?: Partial<SortableListLabels>): SortableListLabels {
  const format = useFormatMessage();
  const place =
    (step: 'lifted' | 'moved' | 'dropped' | 'cancelled') =>
    (name: string, number: number, count: number) =>
      format(messages[step], { name, number, count });
  return {
    handle: (name) => format(moveMessage, { name }),
    hint: format(messages.hint),
    up: format(upMessage),
    down: format(downMessage),
    lifted: place('lifted'),
    moved: place('moved'),
    dropped: place('dropped'),
    cancelled: place('cancelled'),
    ...given,
  };
}
