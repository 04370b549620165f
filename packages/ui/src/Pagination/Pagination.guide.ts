import type { Guide } from '../guide/guide.ts';

export const guide: Guide = {
  when: 'Use below a list that’s paginated by the server. If all rows are loaded, let the table scroll.',
  anatomy: [
    'summary (26–50 of 240)',
    'rows per page (optional)',
    'first, previous',
    'current page and page count',
    'next, last',
  ],
  keyboard: {
    Tab: 'Moves focus to the page size and the buttons.',
    'Enter, Space': 'On a button: opens that page.',
  },
  dos: [
    'Keep the page in the URL, so it can be shared and revisited.',
    'Keep the first visible row in view when the page size changes. The callback reports its page.',
  ],
  donts: [
    'Don’t hide it if there’s one page. The summary still shows the count.',
    'Don’t use it for the steps of a task. Use Stepper.',
  ],
  never: {
    ReadOnly: 'It has no value.',
    Invalid: 'It has no value.',
    Pending: 'DataTable shows the pending state.',
  },
};
