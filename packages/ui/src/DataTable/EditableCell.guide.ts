import type { Guide } from '../guide/guide.ts';

export const guide: Guide = {
  when: 'To change one fact of a row where it stands. For more than one at a time open the record in a form.',
  anatomy: ['button that shows the value', 'field while it is edited', 'message when it is wrong'],
  keyboard: {
    'Enter, Space': 'begins to edit',
    Enter: 'saves',
    Escape: 'gives up what was written',
    Tab: 'saves and goes on',
  },
  dos: ['Name the fact and the row in the label.', 'Say in words why a value cannot be.'],
  donts: ['Do not use it for what has consequences elsewhere: ask in a dialog.'],
  never: { Many: 'It holds one value.' },
};
