import type { Guide } from '../guide/guide.ts';

const parts = 'Each button and field has its own state.';

export const guide: Guide = {
  when: 'Use to repeat a few fields, such as invoice lines, opening hours or dish options. For more than about twenty rows, or rows that are read rather than edited, use a table.',
  anatomy: [
    'label with a count',
    'rows: fields, up, down, remove',
    'undo, where a row was removed',
    'error',
    'add',
  ],
  keyboard: {
    Tab: 'Moves focus through a row’s fields, its buttons, then the next row.',
    'Enter, Space':
      'On up or down: moves the row and keeps focus on the button. On remove: removes the row and moves focus to Undo. On add: moves focus to the new row’s first field.',
  },
  dos: [
    'Return a function from onRemove that restores the row.',
    'Turn off the form library’s focus on append. The repeater handles it.',
    'Explain what a row is for in the empty state.',
  ],
  donts: ['Don’t confirm row removal. It can be undone.', 'Don’t nest more than one level.'],
  never: {
    Hovered: parts,
    Focused: parts,
    Pressed: parts,
    Pending: 'The form shows the pending state.',
  },
};
