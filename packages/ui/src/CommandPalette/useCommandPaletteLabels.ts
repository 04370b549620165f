import { backMessage } from '../Messages/common.ts';
import { useFormatMessage, useTexts } from '../Messages/useFormatMessage.ts';
import type { CommandPaletteLabels } from './CommandPalette.tsx';

const texts = {
  title: { id: 'commandPalette.title', text: 'Commands' },
  placeholder: { id: 'commandPalette.placeholder', text: 'Search commands and pages' },
  recent: { id: 'commandPalette.recent', text: 'Recent' },
  back: backMessage,
};

const messages = {
  empty: { id: 'commandPalette.empty', text: 'No results for “{query}”' },
  none: { id: 'commandPalette.none', text: 'No commands' },
  count: {
    id: 'commandPalette.count',
    text: '{count, plural, =0 {No results} one {# result} other {# results}}',
  },
};

/** Returns the texts of a `CommandPalette`, with those that are given instead of the kit's own. */
export function useCommandPaletteLabels(
  given?: Partial<CommandPaletteLabels>,
): CommandPaletteLabels {
  const format = useFormatMessage();
  return {
    ...useTexts(texts),
    empty: (query) => (query ? format(messages.empty, { query }) : format(messages.none)),
    count: (count) => format(messages.count, { count }),
    ...given,
  };
}
