import type { Guide } from '../guide/guide.ts';

const elsewhere =
  'It has no appearance of its own. See the stories of the trigger and the content.';

export const guide: Guide = {
  when: 'Use for heavy content that opens on a press. It’s prefetched when people come near, and opens on the first press. For pages, use the router’s lazy loading.',
  anatomy: ['trigger', 'loaded content'],
  keyboard: {
    'Enter, Space': 'On the trigger: loads and opens it, and moves focus inside.',
    Escape: 'Closes the content and returns focus to the button.',
  },
  dos: [
    'Pass the trigger as its child. It works before the rest has loaded.',
    'Render the same button first in the loaded part. It replaces the trigger.',
  ],
  donts: ['Don’t use it for content that’s visible from the start.'],
  never: {
    Hovered: elsewhere,
    Focused: elsewhere,
    Pressed: elsewhere,
    Disabled: elsewhere,
    ReadOnly: elsewhere,
    Invalid: elsewhere,
    Pending: elsewhere,
    Empty: elsewhere,
    LongText: elsewhere,
    Many: elsewhere,
  },
};
