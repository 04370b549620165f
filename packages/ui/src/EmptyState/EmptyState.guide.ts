import { neverTouched, type Guide } from '../guide/guide.ts';

export const guide: Guide = {
  when: 'Where content would stand and does not: nothing yet, nothing found, refused, failed.',
  anatomy: ['icon (optional)', 'title', 'why', 'next step (optional)'],
  keyboard: {},
  dos: [
    'Say why it is empty, then offer the one next step.',
    'Tell apart nothing yet, nothing found, not allowed and failed: each has another way on.',
  ],
  donts: [
    'Do not make a joke of a failure.',
    'Do not show it while something is still loading: use Skeleton.',
  ],
  never: {
    ...neverTouched,
    Hovered: 'Its action is a Button, and is shown there.',
    Focused: 'Its action is a Button, and is shown there.',
    Pressed: 'Its action is a Button, and is shown there.',
    Pending: 'While it is not known whether there is anything, use Skeleton.',
    Empty: 'It is what an empty place shows.',
    Many: 'A place has one.',
  },
};
