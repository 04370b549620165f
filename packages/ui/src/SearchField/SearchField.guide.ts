import type { Guide } from '../guide/guide.ts';

export const guide: Guide = {
  when: 'Use to search by text. To choose from suggestions while typing, use ComboBox.',
  anatomy: ['label (often hidden)', 'lens', 'input', 'clear button (if there’s text)'],
  keyboard: {
    Tab: 'Moves focus to it, then to the clear button.',
    Enter: 'Searches immediately.',
    Escape: 'Clears it.',
  },
  dos: [
    'Say in the placeholder what people can search: “Number, name or table”.',
    'Search while people type, after a short delay: useTyped.',
  ],
  donts: ['Don’t add a separate search button.', 'Don’t clear it when the results page changes.'],
  never: {
    Invalid: 'Any text is valid.',
    ReadOnly: 'Show fixed text as a heading.',
    Pending: 'The results show the pending state.',
    Many: 'It has one value.',
    Empty: 'It starts empty. See Default.',
  },
};
