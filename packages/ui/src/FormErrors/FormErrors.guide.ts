import type { Guide } from '../guide/guide.ts';

export const guide: Guide = {
  when: 'Above a form that was sent and refused, to count what stands in the way and lead to each. What one field has to say stands at the field as well.',
  anatomy: [
    'danger banner',
    'title that counts',
    'a link per field',
    'words without a link (for what belongs to no field)',
  ],
  keyboard: { Tab: 'goes from link to link', Enter: 'goes to the field' },
  dos: [
    'Show it after sending, not while one writes.',
    'Give every field an id, so that its link leads there.',
    'Say in each line what to do, in the same words as at the field.',
  ],
  donts: ['Do not show it for a single field that is in sight.'],
  never: {
    Disabled: 'A refusal can always be read.',
    ReadOnly: 'It holds no value.',
    Invalid: 'It tells what is invalid, and holds nothing itself.',
    Pending: 'It comes with the answer.',
  },
};
