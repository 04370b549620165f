import { neverWaiting, type Guide } from '../guide/guide.ts';

export const guide: Guide = {
  when: 'Use to collect a rating or, read-only, to show an average. For a count, use NumberField. For agreement in words, use RadioGroup.',
  anatomy: [
    'label',
    'symbols, each a radio or two halves',
    'value as text (optional)',
    'cross (optional)',
    'help text and error',
  ],
  keyboard: {
    Tab: 'Moves focus to the selected symbol, or the first.',
    'ArrowRight, ArrowDown, ArrowLeft, ArrowUp':
      'Select the next or previous option, wrapping around.',
    Space: 'Selects the focused symbol.',
  },
  dos: [
    'Include the scale in valueLabel: “4 out of 5 stars”.',
    'Set clearLabel if no rating is a valid answer.',
  ],
  donts: ['Don’t use more than ten symbols.', 'Don’t rely on colour alone. Text is required.'],
  never: neverWaiting,
};
