import type { Guide } from '../guide/guide.ts';

export const guide: Guide = {
  when: 'Use to choose several of two to ten options, all visible. For more options, use MultiSelect. If each needs a description or a price, use CheckboxCards. To choose exactly one, use RadioGroup.',
  anatomy: ['label', '“select all” checkbox (optional)', 'checkboxes', 'help text and error'],
  keyboard: { Tab: 'Moves focus between checkboxes.', Space: 'Selects or clears it.' },
  dos: ['State any selection limit in the label.'],
  donts: ['Don’t offer “select all” for fewer than four options.'],
  never: { Pending: 'The form shows the pending state.' },
};
