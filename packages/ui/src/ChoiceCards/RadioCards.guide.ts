import type { Guide } from '../guide/guide.ts';

export const guide: Guide = {
  when: 'For one of two to eight choices that each need a picture, a sentence or a price: plans, ways to pay. Without those RadioGroup; for several, CheckboxCards.',
  anatomy: [
    'label',
    'cards: icon (optional), words, description, price (optional), radio',
    'help and error',
  ],
  keyboard: {
    Tab: 'goes to the chosen card, or to the first',
    'Arrow keys': 'choose the next or the one before, round and round',
  },
  dos: ['Write the difference in the description, not what is the same of all.'],
  donts: ['Do not put fields or links in a card: all of it is one target.'],
  never: {
    ReadOnly: 'A choice that cannot be changed is shown as text.',
    Pending: 'Its form waits, not the cards.',
  },
};
