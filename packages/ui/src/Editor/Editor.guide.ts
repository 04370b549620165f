import { neverWaiting, type Guide } from '../guide/guide.ts';

export const guide: Guide = {
  when: 'For a text whose form matters to those who read it: a story of the house, an e-mail, terms. For a note use TextArea.',
  anatomy: [
    'label with a counter',
    'toolbar',
    'text',
    'error',
    'description',
    'little window of a link',
  ],
  keyboard: {
    Tab: 'goes to the toolbar, then to the text, then on',
    'Arrow keys, Home, End': 'in the toolbar: go from tool to tool',
    'Ctrl B, I, U': 'in the text: bold, italic, underline',
    'Ctrl Z, Ctrl Shift Z': 'undoes and does again',
    'Enter, Space': 'on a tool: does it and goes back to the text',
  },
  dos: [
    'Store the plain data; make HTML of it where it is shown.',
    'Hide the tools that the place cannot show.',
    'Check the text again on the server against the same schema.',
  ],
  donts: [
    'Do not use it for one line.',
    'Do not read a text’s HTML back into a page without cleaning it.',
  ],
  never: neverWaiting,
};
