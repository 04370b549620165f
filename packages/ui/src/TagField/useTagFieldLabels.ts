import { removeMessage } from '../Messages/common.ts';
import { useFormatMessage, useTexts } from '../Messages/useFormatMessage.ts';
import type { TagFieldLabels } from './TagField.tsx';

const texts = {
  list: { id: 'tagField.list', text: 'Tags' },
};

const messages = {
  added: { id: 'tagField.added', text: '{tags} added' },
  removed: { id: 'tagField.removed', text: '{tag} removed' },
};

/** Returns the texts of a `TagField`, with those that are given instead of the kit's own. */
export function useTagFieldLabels(given?: Partial<TagFieldLabels>): TagFieldLabels {
  const format = useFormatMessage();
  return {
    ...useTexts(texts),
    remove: (name) => format(removeMessage, { name }),
    added: (tags) => format(messages.added, { tags: tags.join(', ') }),
    removed: (tag) => format(messages.removed, { tag }),
    ...given,
  };
}
