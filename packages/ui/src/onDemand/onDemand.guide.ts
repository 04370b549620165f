import type { Guide } from '../guide/guide.ts';

export const guide: Guide = {
  when: 'For what opens on a press and is heavy: it is fetched when somebody comes near, and opens at the first press. For a page use the router’s own lazy loading.',
  anatomy: ['trigger', 'what comes'],
  keyboard: {},
  dos: ['Give it the trigger as its child: it works before the rest is there.'],
  donts: ['Do not use it for what is in sight from the start.'],
  never: {
    Hovered: 'It has no look: the trigger and what comes have, each in its own stories.',
    Focused: 'It has no look: the trigger and what comes have, each in its own stories.',
    Pressed: 'It has no look: the trigger and what comes have, each in its own stories.',
    Disabled: 'It has no look: the trigger and what comes have, each in its own stories.',
    ReadOnly: 'It has no look: the trigger and what comes have, each in its own stories.',
    Invalid: 'It has no look: the trigger and what comes have, each in its own stories.',
    Pending: 'It has no look: the trigger and what comes have, each in its own stories.',
    Empty: 'It has no look: the trigger and what comes have, each in its own stories.',
    LongWords: 'It has no look: the trigger and what comes have, each in its own stories.',
    Many: 'It has no look: the trigger and what comes have, each in its own stories.',
  },
};
