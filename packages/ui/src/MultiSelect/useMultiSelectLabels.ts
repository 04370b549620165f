import { useListLabels } from '../ComboBox/useListLabels.ts';
import { removeMessage } from '../Messages/common.ts';
import { useFormatMessage } from '../Messages/useFormatMessage.ts';
import type { MultiSelectLabels } from './labels.ts';

const messages = {
  chosen: { id: 'multiSelect.chosen', text: 'Selected' },
  create: { id: 'multiSelect.create', text: 'Add “{text}”' },
  selectAll: { id: 'multiSelect.selectAll', text: 'Select all' },
};

/** Returns the texts of a `MultiSelect`, with those that are given instead of the kit's own. */
export function useMultiSelectLabels(given?: Partial<MultiSelectLabels>): MultiSelectLabels {
  const format = useFormatMessage();
  return {
    ...useListLabels(),
    chosen: format(messages.chosen),
    remove: (name) => format(removeMessage, { name }),
    create: (text) => format(messages.create, { text }),
    selectAll: format(messages.selectAll),
    ...given,
  };
}
