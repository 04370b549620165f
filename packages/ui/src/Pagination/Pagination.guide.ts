import type { Guide } from '../guide/guide.ts';

export const guide: Guide = {
  when: 'Under a list that is cut into pages by the server. For a list that is all there let the table scroll.',
  anatomy: [
    'summary (26–50 of 240)',
    'rows per page (optional)',
    'first, previous',
    'page of pages',
    'next, last',
  ],
  keyboard: {
    Tab: 'goes through the length and the buttons',
    'Enter, Space': 'on a button: goes to that page',
  },
  dos: [
    'Keep the page in the address, so that it can be shared and gone back to.',
    'Keep the first visible row in view when the length changes: the callback says on which page it is.',
  ],
  donts: [
    'Do not hide it when there is one page: the summary still counts.',
    'Do not use it for the steps of a task: use Stepper.',
  ],
  never: {
    ReadOnly: 'It holds no value.',
    Invalid: 'It holds no value.',
    Pending: 'The rows wait, not the way to them; DataTable shows it.',
  },
};
