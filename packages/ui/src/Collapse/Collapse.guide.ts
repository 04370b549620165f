import type { Guide } from '../guide/guide.ts';

const itsButton = 'The button is a Button. See its stories.';

export const guide: Guide = {
  when: 'Use to hide content that few people need. For several titled sections, use Accordion. If you need an answer, use Dialog.',
  anatomy: ['button (optional: it can be opened from elsewhere)', 'panel'],
  keyboard: { 'Enter, Space': 'On the button: expands or collapses the panel.' },
  dos: [
    'Say in the button what will be shown: “Show past orders”.',
    'If one button controls several panels, use isOpen and list them all in aria-controls.',
  ],
  donts: [
    'Don’t hide content that’s needed to continue.',
    'Don’t hide a field that may have an error. People can’t fix what they can’t see.',
  ],
  never: {
    Hovered: itsButton,
    Pressed: itsButton,
    Disabled: itsButton,
    ReadOnly: 'It has no value.',
    Invalid: 'It has no value.',
    Pending: 'It opens immediately. Its content may still be loading.',
    Empty: 'A button without content to show isn’t rendered.',
    Many: 'It’s a single panel. For several, use Accordion.',
  },
};
