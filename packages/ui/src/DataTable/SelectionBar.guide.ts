import { neverTyped, type Guide } from '../guide/guide.ts';

export const guide: Guide = {
  when: 'Use above a DataTable with selectable rows. It shows the number of selected rows, offers to select all matching rows and holds the bulk actions.',
  anatomy: ['number of selected rows', '“select all matching” button', 'clear button', 'actions'],
  keyboard: { Tab: 'Moves focus between its buttons.', 'Enter, Space': 'Activates a button.' },
  dos: [
    'Show it only while rows are selected. It hides when none are.',
    'Confirm actions on all matching rows, and state the number.',
  ],
  donts: ['Don’t put more than three actions in it. Put the rest in a Menu.'],
  never: {
    ...neverTyped,
    Hovered: 'Its buttons are Buttons. See their stories.',
    Focused: 'Its buttons are Buttons. See their stories.',
    Pressed: 'Its buttons are Buttons. See their stories.',
    Disabled: 'Unavailable actions are disabled individually.',
    Pending: 'Each action shows its own pending state.',
    Empty: 'It isn’t shown without a selection.',
    Many: 'It shows a single count, however many rows there are.',
  },
};
