import { neverTouched, type Guide } from '../guide/guide.ts';

const { ReadOnly, Invalid } = neverTouched;

export const guide: Guide = {
  when: 'For source, configuration and answers of an API that people read or copy. Its colours are made while building, by @servery/ui/highlight. For one word in a line write code.',
  anatomy: [
    'frame',
    'title (optional)',
    'copy button (optional)',
    'lines, with numbers (optional)',
  ],
  keyboard: {
    Tab: 'to the copy button, then to the code',
    'ArrowLeft, ArrowRight, ArrowUp, ArrowDown': 'scroll the code',
  },
  dos: ['Break long lines where they are prose, scroll them where their shape matters.'],
  donts: ['Do not colour code in the browser: grammars weigh megabytes.'],
  never: {
    ReadOnly,
    Invalid,
    Hovered: 'Only its copy button answers to the pointer.',
    Pressed: 'Only its copy button is pressed.',
    Disabled: 'It can always be read.',
    Pending: 'Its lines are made while building.',
  },
};
