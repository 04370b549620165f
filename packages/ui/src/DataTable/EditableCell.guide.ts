import type { Guide } from '../guide/guide.ts';

export const guide: Guide = {
  when: 'Use to edit one value of a row in place. To edit several values, open the record in a form.',
  anatomy: ['value button', 'field while editing', 'error message'],
  keyboard: {
    'Enter, Space': 'Starts editing.',
    Enter: 'saves',
    Escape: 'Cancels the edit.',
    Tab: 'Saves and moves on.',
  },
  dos: ['Include the field and row names in the label.', 'Explain why a value isn’t valid.'],
  donts: ['Don’t use it for changes with side effects. Use a dialog.'],
  never: { Many: 'It has one value.' },
};
