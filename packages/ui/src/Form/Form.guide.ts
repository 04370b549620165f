import type { Guide } from '../guide/guide.ts';

const parts = 'Each field has its own state.';

export const guide: Guide = {
  when: 'Use to create or edit something with several values that are submitted together. A switch that takes effect immediately needs no form.',
  anatomy: ['error summary', 'sections with headings', 'fields', 'actions with a note'],
  keyboard: {
    Tab: 'Moves focus through the fields and actions.',
    Enter: 'In a single-line field: submits the form. On a summary link: moves to the field.',
  },
  dos: [
    'Use one column with labels above. Use more columns only for fields that are read together.',
    'Let people submit an invalid form, then show the errors in the summary and at the fields.',
    'Show server errors at the fields they refer to.',
    'Name the button after its action: “Save dish”.',
  ],
  donts: [
    'Don’t disable the button until the form is valid.',
    'Don’t validate a field before people leave it.',
    'Don’t mark required fields if most are required. Mark the optional ones.',
  ],
  never: { Hovered: parts, Pressed: parts, ReadOnly: parts, Focused: parts },
};
