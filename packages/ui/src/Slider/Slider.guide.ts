import { neverWaiting, type Guide } from '../guide/guide.ts';

export const guide: Guide = {
  when: 'Use for an approximate value with immediate feedback, such as a volume or a radius. For two values, use RangeSlider. For an exact number, use NumberField. For a few values, use Segmented.',
  anatomy: [
    'label',
    'track',
    'filled track',
    'thumb',
    'value bubble (optional)',
    'marks (optional)',
    'help text and error',
  ],
  keyboard: {
    'ArrowRight, ArrowUp': 'One step up. In right-to-left languages, ArrowLeft.',
    'ArrowLeft, ArrowDown': 'One step down.',
    'PageUp, PageDown': 'Larger steps.',
    'Home, End': 'Minimum and maximum.',
    Tab: 'Moves focus to the thumb, or to each thumb of a range.',
  },
  dos: [
    'Show the value in hint, in a bubble or in the affected content.',
    'Set format if the number has a unit. Screen readers announce it too.',
  ],
  donts: ['Don’t use it for exact amounts of money.'],
  never: {
    ...neverWaiting,
    Empty: 'It always has a value.',
  },
};
