import type { Guide } from '../guide/guide.ts';

export const guide: Guide = {
  when: 'For several of two to ten choices, all in sight. Of more use MultiSelect; where each needs a sentence or a price, CheckboxCards; for exactly one, RadioGroup.',
  anatomy: ['label', 'checkbox for all (optional)', 'checkboxes', 'help and error'],
  keyboard: { Tab: 'goes through the boxes', Space: 'takes one or takes it back' },
  dos: ['Say in the label how many may be taken, if not any number.'],
  donts: ['Do not use a checkbox for all with fewer than four choices.'],
  never: { Pending: 'Its form waits, not the group.' },
};
