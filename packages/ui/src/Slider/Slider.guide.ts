import { neverWaiting, type Guide } from '../guide/guide.ts';

export const guide: Guide = {
  when: 'For a number that need not be exact, where the way there is seen: a volume, a radius. RangeSlider for two. An exact number: NumberField; one of a few: Segmented.',
  anatomy: [
    'label',
    'track',
    'coloured part',
    'thumb',
    'bubble with the value (optional)',
    'marks (optional)',
    'help and error',
  ],
  keyboard: {
    'ArrowRight, ArrowUp': 'one step more; in right-to-left text ArrowLeft does it',
    'ArrowLeft, ArrowDown': 'one step less',
    'PageUp, PageDown': 'larger steps',
    'Home, End': 'the least and the most',
    Tab: 'goes to the thumb, of a range to each',
  },
  dos: [
    'Show the value: in hint, in a bubble, or in what changes with it.',
    'Give format where the number has a unit: a screen reader says it too.',
  ],
  donts: ['Do not ask for money to the cent with it.'],
  never: {
    ...neverWaiting,
    Empty: 'A thumb always stands somewhere.',
  },
};
