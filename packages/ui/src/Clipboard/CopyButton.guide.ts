import { neverTyped, type Guide } from '../guide/guide.ts';

export const guide: Guide = {
  when: 'Beside something that people take elsewhere: an order number, a colour, a line of code. For a text that stands alone use CopyField.',
  anatomy: ['button', 'icon, which says how it went', 'words (optional)', 'announcement'],
  keyboard: { 'Enter, Space': 'copies', Tab: 'goes to it' },
  dos: [
    'Name what is copied: “Copy the order number”.',
    'Say in failed what people can do instead.',
  ],
  donts: ['Do not add a toast: the button says it itself.'],
  never: { ...neverTyped, Pending: 'Copying takes no time that anybody sees.' },
};
