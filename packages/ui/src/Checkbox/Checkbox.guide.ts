import { neverWaiting, type Guide } from '../guide/guide.ts';

export const guide: Guide = {
  when: 'Use for a yes/no choice that takes effect when the form is saved. If it takes effect immediately, use Switch. For several options, use CheckboxGroup.',
  anatomy: ['box', 'text', 'error', 'help'],
  keyboard: { Tab: 'Moves focus to the checkbox.', Space: 'Selects or clears it.' },
  dos: [
    'Describe the selected state: “Takes delivery orders”.',
    'Set isIndeterminate if it represents several options and only some are selected.',
  ],
  donts: ['Don’t use negative labels. “Do not send” is confusing.'],
  never: { ...neverWaiting, Empty: 'It’s either selected or not.' },
};
