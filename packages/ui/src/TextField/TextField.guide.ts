import { neverPressed, neverWaiting, type Guide } from '../guide/guide.ts';

export const guide: Guide = {
  when: 'Use for one line of text. For more, use TextArea. For a password, use PasswordField. For money, use MoneyField. For a count, use NumberField. To search, use SearchField.',
  anatomy: [
    'label',
    'hint (optional)',
    'prefix (optional)',
    'input',
    'suffix (optional)',
    'error',
    'description',
  ],
  keyboard: { Tab: 'Moves focus to it.', Letters: 'write' },
  dos: [
    'Ask in the label, help in the description and give an example in the placeholder.',
    'Set autoComplete and inputMode, so phones show the right keyboard.',
    'Mark optional fields with the hint “Optional”.',
  ],
  donts: [
    'Don’t use a placeholder instead of a label.',
    'Don’t show an error while people are typing.',
  ],
  never: { ...neverWaiting, ...neverPressed },
};
