import type { Guide } from '../guide/guide.ts';

export const guide: Guide = {
  when: 'For several of two to eight choices that each need a picture, a sentence or a price: extras, services. Without those CheckboxGroup; for exactly one, RadioCards.',
  anatomy: [
    'label',
    'cards: icon (optional), words, description, price (optional), checkbox',
    'help and error',
  ],
  keyboard: { Tab: 'goes through the cards', Space: 'takes one or takes it back' },
  dos: ['Write the difference in the description, not what is the same of all.'],
  donts: ['Do not put fields or links in a card: all of it is one target.'],
  never: { Pending: 'Its form waits, not the cards.' },
};
