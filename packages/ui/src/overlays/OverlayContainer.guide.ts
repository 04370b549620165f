import { neverTouched, type Guide } from '../guide/guide.ts';

const unseen = 'It draws nothing itself.';

export const guide: Guide = {
  when: 'Around the application where it does not own the page: inside another page, a shadow root, a part of a screen that goes full screen. Elsewhere overlays go to the body by themselves.',
  anatomy: ['what is inside', 'the element that its overlays are put in'],
  keyboard: {},
  dos: [
    'Give it an element that lies outside of what scrolls or clips.',
    'Give that element the data-skin and data-density of the application.',
  ],
  donts: ['Do not put it around a single dialog.'],
  never: {
    ...neverTouched,
    Pending: unseen,
    Empty: unseen,
    LongWords: unseen,
    Many: unseen,
  },
};
