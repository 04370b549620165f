import { neverPressed, neverWaiting, type Guide } from '../guide/guide.ts';

export const guide: Guide = {
  when: 'For one line of text. For more use TextArea; for a secret PasswordField; for money MoneyField; for a count NumberField; to look for something SearchField.',
  anatomy: [
    'label',
    'hint (optional)',
    'prefix (optional)',
    'input',
    'suffix (optional)',
    'error',
    'description',
  ],
  keyboard: { Tab: 'goes to it', Letters: 'write' },
  dos: [
    'Ask in the label, help in the description, show an example in the placeholder.',
    'Say with autoComplete and inputMode what is asked: the keyboard of a phone follows.',
    'Mark what may be left out with the hint “Optional”.',
  ],
  donts: [
    'Do not let the placeholder stand for the label.',
    'Do not say that it is wrong while one still writes.',
  ],
  never: { ...neverWaiting, ...neverPressed },
};
