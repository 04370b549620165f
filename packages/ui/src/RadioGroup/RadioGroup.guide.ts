import type { Guide } from '../guide/guide.ts';

export const guide: Guide = {
  when: 'Use to choose one of two to seven options, all visible. For more, use Select. For short options that apply immediately, use Segmented. For yes or no, use Checkbox.',
  anatomy: ['label', 'group', 'radio, its label and description', 'error', 'description'],
  keyboard: {
    Tab: 'Moves focus to the selected radio, then out of the group.',
    'Arrow keys': 'Select the next or previous option.',
  },
  dos: [
    'Preselect a safe option if there is one.',
    'Use cards if each option needs a description.',
  ],
  donts: [
    'Always offer a way to clear the choice: add “None” as an option.',
    'Don’t nest fields under a radio button.',
  ],
  never: {
    ReadOnly: 'Show a fixed choice as text.',
    Pending: 'The form shows the pending state.',
  },
};
