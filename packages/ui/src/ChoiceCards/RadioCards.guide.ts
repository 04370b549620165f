import type { Guide } from '../guide/guide.ts';

export const guide: Guide = {
  when: 'Use to choose one of two to eight options that each need a picture, a description or a price, such as plans or payment methods. Otherwise, use RadioGroup. To choose several, use CheckboxCards.',
  anatomy: [
    'label',
    'cards: icon (optional), words, description, price (optional), radio',
    'help text and error',
  ],
  keyboard: {
    Tab: 'Moves focus to the selected card, or the first one.',
    'Arrow keys': 'Select the next or previous option, wrapping around.',
  },
  dos: ['In the description, say how the option differs.'],
  donts: ['Don’t put fields or links in a card. The whole card is one target.'],
  never: {
    ReadOnly: 'Show a fixed choice as text.',
    Pending: 'The form shows the pending state.',
  },
};
