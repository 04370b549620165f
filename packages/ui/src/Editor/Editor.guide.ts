import { neverWaiting, type Guide } from '../guide/guide.ts';

export const guide: Guide = {
  when: 'Use for formatted text, such as a restaurant’s story, an email or terms. For a plain note, use TextArea.',
  anatomy: [
    'label with a character count',
    'toolbar',
    'text',
    'error',
    'description',
    'link popover',
  ],
  keyboard: {
    Tab: 'Moves focus to the toolbar, then the text, then on.',
    'Arrow keys, Home, End': 'In the toolbar: moves between tools.',
    'Ctrl B, I, U': 'In the text: bold, italic, underline.',
    'Ctrl Z, Ctrl Shift Z': 'Undo and redo.',
    'Enter, Space': 'On a tool: applies it and returns to the text.',
  },
  dos: [
    'Store the document data, and render HTML where it’s shown.',
    'Hide tools whose output can’t be displayed.',
    'Validate the text again on the server with the same schema.',
  ],
  donts: [
    'Don’t use it for single-line text.',
    'Don’t put HTML into a page without sanitising it.',
  ],
  never: neverWaiting,
};
