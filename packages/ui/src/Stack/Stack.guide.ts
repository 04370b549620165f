import { neverTouched, type Guide } from '../guide/guide.ts';

export const guide: Guide = {
  when: 'Use for vertical (Stack), horizontal (Inline) or grid (Grid) layout. Spacing between components comes from here, not from the components.',
  anatomy: ['parts', 'gap from the spacing scale'],
  keyboard: {},
  dos: [
    'Choose the gap by how related the items are: s within a group, l between groups.',
    'Let Inline wrap. It does by default.',
  ],
  donts: ['Don’t give components margins.'],
  never: {
    ...neverTouched,
    Pending: 'Each item shows its own pending state.',
    Empty: 'It takes no space when empty.',
    LongText: 'Items wrap and keep their spacing.',
  },
};
