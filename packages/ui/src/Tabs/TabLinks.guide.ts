import type { Guide } from '../guide/guide.ts';

export const guide: Guide = {
  when: 'For parts that are pages: each can be opened, shared and gone back to. For parts of one page use Tabs.',
  anatomy: ['navigation', 'link, its icon, title and count', 'line under the current one'],
  keyboard: { Tab: 'goes from link to link', Enter: 'goes there' },
  dos: ['Mark the current one with isCurrent: a screen reader hears it.'],
  donts: ['Do not mix places of different ranks.'],
  never: {
    Disabled: 'A place one may not go to is left out.',
    ReadOnly: 'It holds no value.',
    Invalid: 'It holds no value.',
    Pending: 'The place waits, not the way to it.',
    Empty: 'Without places there is no navigation.',
  },
};
