import { neverTouched, type Guide } from '../guide/guide.ts';

export const guide: Guide = {
  when: 'Use where content is missing: nothing yet, no results, no access or an error.',
  anatomy: ['icon (optional)', 'title', 'why', 'next step (optional)'],
  keyboard: {},
  dos: [
    'Say why it’s empty, then offer one next step.',
    'Distinguish nothing yet, no results, no access and errors. Each has a different next step.',
  ],
  donts: ['Don’t joke about errors.', 'Don’t show it while content is loading. Use Skeleton.'],
  never: {
    ...neverTouched,
    Hovered: 'Its action is a Button. See its stories.',
    Focused: 'Its action is a Button. See its stories.',
    Pressed: 'Its action is a Button. See its stories.',
    Pending: 'Use Skeleton until you know whether there’s content.',
    Empty: 'It is the empty state.',
    Many: 'There’s only one per region.',
  },
};
