import type { Guide } from '../guide/guide.ts';

export const guide: Guide = {
  when: 'Use to show and remove active values, such as filters above a list or guests at a table. To enter tags, use TagField. For a status label, use Badge.',
  anatomy: ['label', 'tags, each with a remove button', 'clear-all button (optional)'],
  keyboard: {
    Tab: 'Moves focus between remove buttons.',
    'ArrowLeft, ArrowRight': 'Move between remove buttons.',
    'Enter, Space, Delete, Backspace':
      'On a remove button: removes the tag and moves focus to the next one.',
  },
  dos: ['Word the tag as the active value: “Status: open”, not “Filter 1”.'],
  donts: ['Don’t hide tags behind “+3”. Active values must be visible.'],
  never: {
    ReadOnly: 'It’s read-only without onRemove.',
    Invalid: 'It only has valid values.',
    Pending: 'It has no pending state.',
  },
};
