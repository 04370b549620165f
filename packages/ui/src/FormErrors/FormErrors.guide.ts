import type { Guide } from '../guide/guide.ts';

export const guide: Guide = {
  when: 'Use above a form with errors, to count the errors and link to each. Errors about one field are also shown at the field.',
  anatomy: [
    'danger banner',
    'title with the error count',
    'a link for each field',
    'text without a link (for general errors)',
  ],
  keyboard: { Tab: 'Moves focus between links.', Enter: 'Moves focus to the field.' },
  dos: [
    'Show it after submitting, not while typing.',
    'Give every field an id that its link can target.',
    'Say what to do in each line, in the same words as at the field.',
  ],
  donts: ['Don’t show it for a single visible field.'],
  never: {
    Disabled: 'Errors are always readable.',
    ReadOnly: 'It has no value.',
    Invalid: 'It describes invalid fields and has no value itself.',
    Pending: 'It appears with the response.',
  },
};
