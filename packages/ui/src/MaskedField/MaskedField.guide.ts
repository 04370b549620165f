import { neverWaiting, type Guide } from '../guide/guide.ts';

export const guide: Guide = {
  when: 'Use for text with a known format that people copy from somewhere, such as a phone number, a card or a number plate. To choose a date, use a date picker. For money, use MoneyField. For a count, use NumberField.',
  anatomy: ['label', 'input', 'prefix or suffix', 'error', 'description'],
  keyboard: {
    Tab: 'Moves focus to it.',
    'Digits, letters': 'Enter characters. Invalid ones are ignored.',
    'Backspace, Delete': 'Delete one character, skipping separators.',
  },
  dos: [
    'Define the mask outside the component, or memoise it.',
    'Accept any pasted format. Spaces and dashes are removed.',
    'Validate the value on submit. A mask only formats it.',
  ],
  donts: [
    'Don’t mask names, addresses or email addresses. Their formats vary.',
    'Don’t show the format only in the placeholder. Put it in the description.',
  ],
  never: { ...neverWaiting, Pressed: 'A press places the caret and shows the focused state.' },
};
