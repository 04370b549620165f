import type { Guide } from '../guide/guide.ts';

const parts = 'Its buttons and fields are in that state, each by itself.';

export const guide: Guide = {
  when: 'For the same few fields several times: lines of an invoice, opening hours, options of a dish. For more than about twenty, or when rows are looked through rather than written, use a table.',
  anatomy: [
    'label with the count',
    'rows: fields, up, down, remove',
    'where a row was removed: the way back',
    'error',
    'add',
  ],
  keyboard: {
    Tab: 'goes through the fields of a row, then its buttons, then the next row',
    'Enter, Space':
      'on up or down: moves the row, and the focus stays on the button; on remove: takes it away and goes to Undo; on add: goes to the first field of the new row',
  },
  dos: [
    'Answer from onRemove how to bring the row back.',
    'Turn off a form library’s own focus on append: the repeater does it.',
    'Say in the empty state what a row is for.',
  ],
  donts: [
    'Do not ask before a row is removed: it can be brought back.',
    'Do not nest more than once.',
  ],
  never: {
    Hovered: parts,
    Focused: parts,
    Pressed: parts,
    Pending: 'Its form waits, not the rows.',
  },
};
