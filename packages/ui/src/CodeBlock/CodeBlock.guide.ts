import { neverTouched, type Guide } from '../guide/guide.ts';

const { ReadOnly, Invalid } = neverTouched;

export const guide: Guide = {
  when: 'Use for source code, configuration and API responses that people read or copy. Highlighting is done at build time by @servery/ui/highlight. For inline code, use a code element.',
  anatomy: [
    'frame',
    'title (optional)',
    'copy button (optional)',
    'lines, with line numbers (optional)',
  ],
  keyboard: {
    Tab: 'Moves focus to the copy button, then to the code.',
    'ArrowLeft, ArrowRight, ArrowUp, ArrowDown': 'Scrolls the code.',
  },
  dos: ['Wrap long lines of prose. Scroll lines whose layout matters.'],
  donts: ['Don’t highlight code in the browser. Grammars weigh megabytes.'],
  never: {
    ReadOnly,
    Invalid,
    Hovered: 'Only its copy button responds to the pointer.',
    Pressed: 'Only its copy button can be pressed.',
    Disabled: 'It’s always readable.',
    Pending: 'Its lines are generated at build time.',
  },
};
