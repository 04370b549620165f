import type { Guide } from '../guide/guide.ts';

const browser = 'The browser draws the controls, in every state.';

export const guide: Guide = {
  when: 'To show a short film: how a dish is plated, how the printer is loaded. A picture that moves by itself is none: show its poster and let people play it.',
  anatomy: ['figure', 'frame', 'video with the browser’s controls', 'captions', 'caption under it'],
  keyboard: {
    Tab: 'goes to the player, and through its controls',
    Space: 'plays and pauses',
    'Arrow keys': 'wind, and turn the sound up and down',
  },
  dos: ['Bring captions for whatever is said.', 'Give a poster that shows what it is about.'],
  donts: ['Do not play anything by itself.', 'Do not say in a film alone what has to be known.'],
  never: {
    Hovered: browser,
    Pressed: browser,
    Disabled: 'A film that may not be seen is left out.',
    ReadOnly: 'It holds no value.',
    Pending: browser,
    Empty: 'Without a film it is not shown.',
    Many: 'It is one film.',
  },
};
