import { neverTouched, type Guide } from '../guide/guide.ts';

export const guide: Guide = {
  when: 'Use for text that’s visually clear but that screen readers would miss, such as an icon’s name or a change on a live screen.',
  anatomy: ['text'],
  keyboard: {},
  dos: ['Set isLive for text that changes, and change the text rather than the element.'],
  donts: ['Don’t put focusable elements in it.', 'Don’t use it for text that everyone needs.'],
  never: {
    ...neverTouched,
    Hovered: 'It isn’t visible.',
    Focused: 'It isn’t visible.',
    Pressed: 'It isn’t visible.',
    Pending: 'It isn’t visible.',
    Empty: 'It isn’t visible.',
    LongText: 'It isn’t visible.',
    Many: 'It isn’t visible.',
  },
};
