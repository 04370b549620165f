import type { Guide } from '../guide/guide.ts';

const elsewhere = 'It has no look: the trigger and what comes have, each in its own stories.';

export const guide: Guide = {
  when: 'For what opens on a press and is heavy: it is fetched when somebody comes near, and opens at the first press. For a page use the router’s own lazy loading.',
  anatomy: ['trigger', 'what comes'],
  keyboard: {
    'Enter, Space': 'on the trigger: fetches and opens; the focus goes in',
    Escape: 'closes what came; the focus goes back to its button',
  },
  dos: [
    'Give it the trigger as its child: it works before the rest is there.',
    'Let the part bring the same button, first of all it shows: it takes the place of the trigger.',
  ],
  donts: ['Do not use it for what is in sight from the start.'],
  never: {
    Hovered: elsewhere,
    Focused: elsewhere,
    Pressed: elsewhere,
    Disabled: elsewhere,
    ReadOnly: elsewhere,
    Invalid: elsewhere,
    Pending: elsewhere,
    Empty: elsewhere,
    LongWords: elsewhere,
    Many: elsewhere,
  },
};
