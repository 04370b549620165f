import type { Guide } from '../guide/guide.ts';

export const guide: Guide = {
  when: 'For one of two to seven choices, all in sight. Of more use Select; for short words that act at once use Segmented; for yes or no use Checkbox.',
  anatomy: ['label', 'group', 'radio, its words and description', 'error', 'description'],
  keyboard: {
    Tab: 'goes to the chosen radio, then out of the group',
    'Arrow keys': 'choose the next or the previous one',
  },
  dos: [
    'Choose one beforehand where a safe choice exists.',
    'Use cards where each choice needs a sentence.',
  ],
  donts: [
    'Do not leave it without a way back: add “None” as a choice.',
    'Do not nest fields under a radio.',
  ],
  never: {
    ReadOnly: 'A choice that cannot be changed is shown as text.',
    Pending: 'Its form waits, not the group.',
  },
};
