import { neverTouched, type Guide } from '../guide/guide.ts';

export const guide: Guide = {
  when: 'For words of the interface in a size, tone and weight of the house; Heading for the name of a page or a part.',
  anatomy: ['words'],
  keyboard: {},
  dos: [
    'Choose the level of a Heading by its rank and its size by its look.',
    'Use isTabular where figures stand under one another.',
    'Say in words what the tone says.',
  ],
  donts: [
    'Do not cut what one needs to decide: let it wrap.',
    'Do not use bold for more than one thing in a view.',
  ],
  never: {
    ...neverTouched,
    Pending: 'Words on their way are a Skeleton.',
    Empty: 'Without words it is not drawn.',
    Many: 'It is one text; Sizes and Tones show several.',
  },
};
