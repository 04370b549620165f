import { neverTouched, type Guide } from '../guide/guide.ts';

const unseen = 'It renders nothing itself.';

export const guide: Guide = {
  when: 'Use around an app that doesn’t own the page: inside another page, a shadow root or a full-screen region. Otherwise, overlays are attached to the body.',
  anatomy: ['children', 'element that contains its overlays'],
  keyboard: {},
  dos: [
    'Pass an element outside any scrolling or clipping container.',
    'Set the app’s data-skin and data-density on that element.',
  ],
  donts: ['Don’t use it around a single dialog.'],
  never: {
    ...neverTouched,
    Pending: unseen,
    Empty: unseen,
    LongText: unseen,
    Many: unseen,
  },
};
