import type { Guide } from '../guide/guide.ts';

export const guide: Guide = {
  when: 'Use to choose several of two to eight options that each need a picture, a description or a price, such as extras or services. Otherwise, use CheckboxGroup. To choose exactly one, use RadioCards.',
  anatomy: [
    'label',
    'cards: icon (optional), words, description, price (optional), checkbox',
    'help text and error',
  ],
  keyboard: { Tab: 'Moves focus between cards.', Space: 'Selects or clears it.' },
  dos: ['In the description, say how the option differs.'],
  donts: ['Don’t put fields or links in a card. The whole card is one target.'],
  never: { Pending: 'The form shows the pending state.' },
};
