import type { Guide } from '../guide/guide.ts';

const parts = 'Its fields are in that state, each by itself.';

export const guide: Guide = {
  when: 'To change or make something with several values that are sent together. A switch that takes effect at once needs no form.',
  anatomy: ['summary of what is wrong', 'sections with a heading', 'fields', 'actions with a note'],
  keyboard: {
    Tab: 'goes through the fields and the actions',
    Enter: 'in a field of one line: sends the form; on a line of the summary: goes to the field',
  },
  dos: [
    'Keep one column with labels above; take columns only for fields that are read together.',
    'Let the form be sent while it is wrong, and say then what is wrong: in the summary and at the field.',
    'Put the refusals of a server at the fields they speak of.',
    'Name the button after what it does: “Save dish”.',
  ],
  donts: [
    'Do not disable the button until the form is right.',
    'Do not check a field before somebody leaves it.',
    'Do not mark every required field when most are: mark the optional ones.',
  ],
  never: { Hovered: parts, Pressed: parts, ReadOnly: parts, Focused: parts },
};
