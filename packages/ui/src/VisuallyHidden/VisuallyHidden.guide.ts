import { neverTouched, type Guide } from '../guide/guide.ts';

export const guide: Guide = {
  when: 'For words that the eye finds elsewhere and a screen reader would miss: the name of an icon, a change on a live screen.',
  anatomy: ['words'],
  keyboard: {},
  dos: ['Set isLive for what changes while one listens, and change the words, not the element.'],
  donts: [
    'Do not put anything in it that takes the focus.',
    'Do not use it for what everybody needs.',
  ],
  never: {
    ...neverTouched,
    Hovered: 'It is not seen.',
    Focused: 'It is not seen.',
    Pressed: 'It is not seen.',
    Pending: 'It is not seen.',
    Empty: 'It is not seen.',
    LongWords: 'It is not seen.',
    Many: 'It is not seen.',
  },
};
