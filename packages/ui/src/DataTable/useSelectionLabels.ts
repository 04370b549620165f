import { useFormatMessage } from '../Messages/useFormatMessage.ts';
import type { SelectionLabels } from './SelectionBar.tsx';

const messages = {
  selected: { id: 'selection.selected', text: '{count} selected' },
  selectAll: { id: 'selection.selectAll', text: 'Select all {total}' },
  clear: { id: 'selection.clear', text: 'Clear selection' },
};

/** Returns the texts of a `SelectionBar`, with those that are given instead of the kit's own. */
export function useSelectionLabels(given?: Partial<SelectionLabels>): SelectionLabels {
  const format = useFormatMessage();
  return {
    selected: (count) => format(messages.selected, { count }),
    selectAll: (total) => format(messages.selectAll, { total }),
    clear: format(messages.clear),
    ...given,
  };
}
