import type { Guide } from '../guide/guide.ts';

export const guide: Guide = {
  when: 'Use for HTML from outside, such as an email, an article or a description from another system. For your own text, use Text. For text written in the app, use Editor.',
  anatomy: ['text', 'external link', 'blocked picture, shown as its alt text'],
  keyboard: {
    Tab: 'Moves focus between links, and to the text if it overflows.',
    'Arrow left, Arrow right': 'Scrolls overflowing text.',
  },
  dos: [
    'Set the level of its top heading, so the page’s hierarchy continues.',
    'Give it a label for when it’s scrollable.',
    'Use plainOf for previews, documentOf to edit it and htmlOf for editor output.',
  ],
  donts: ['Don’t sanitise HTML and insert it as a string. That requires trust, and this doesn’t.'],
  never: {
    Hovered: 'Its links have the browser’s default look.',
    Pressed: 'Its links have the browser’s default look.',
    Disabled: 'It’s display only.',
    ReadOnly: 'It’s always read-only.',
    Invalid: 'It omits content it can’t parse.',
    Pending: 'Use Skeleton until the text is loaded.',
  },
};
