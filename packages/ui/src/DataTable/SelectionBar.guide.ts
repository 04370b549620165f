import { neverTyped, type Guide } from '../guide/guide.ts';

export const guide: Guide = {
  when: 'Above a DataTable whose rows can be selected: says how many are, offers all that match, and holds what can be done with them.',
  anatomy: [
    'number of selected rows',
    'button for all that match',
    'button that clears',
    'actions',
  ],
  keyboard: { Tab: 'goes through its buttons', 'Enter, Space': 'presses one' },
  dos: [
    'Show it only while rows are selected; it hides itself at none.',
    'Ask before an act on all that match, with their number.',
  ],
  donts: ['Do not put more than three actions into it: the rest belongs in a Menu.'],
  never: {
    ...neverTyped,
    Hovered: 'Its buttons are Buttons and are shown there.',
    Focused: 'Its buttons are Buttons and are shown there.',
    Pressed: 'Its buttons are Buttons and are shown there.',
    Disabled: 'An action that cannot be done is disabled by itself.',
    Pending: 'An action waits by itself.',
    Empty: 'Without a selected row it is not there.',
    Many: 'However many rows there are, it says one number.',
  },
};
