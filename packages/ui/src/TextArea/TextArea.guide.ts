import { neverWaiting, type Guide } from '../guide/guide.ts';

export const guide: Guide = {
  when: 'Use for text that may need several lines, such as a note, a reason or a reply. For one line, use TextField. For formatted text, use Editor.',
  anatomy: [
    'label',
    'character count or hint',
    'text area',
    'error',
    'description',
    'screen reader text for the count',
  ],
  keyboard: {
    Tab: 'Moves focus to and from it. It never inserts a tab.',
    Enter: 'Starts a new line. It doesn’t submit the form.',
  },
  dos: [
    'Show a count only if there’s a limit, and let people exceed it. They shorten better than they guess.',
    'Set countWords along with maxCount, so the limit is announced too.',
    'Say who will read it in the description.',
  ],
  donts: [
    'Don’t put the question in the placeholder. It disappears as people type.',
    'Don’t turn off autosize unless the space is fixed.',
  ],
  never: { ...neverWaiting, Pressed: 'A press places the caret and shows the focused state.' },
};
