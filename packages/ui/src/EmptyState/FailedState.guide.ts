import { neverTouched, type Guide } from '../guide/guide.ts';

const within = 'Its way on is a Button, and is shown there.';

export const guide: Guide = {
  when: 'Where content would stand that could not be had, while there is nothing older to show. Older content stays, under a Banner; what may not be seen, or is gone, is an EmptyState.',
  anatomy: ['sign of a failure', 'title', 'what to do about it', 'button to try again'],
  keyboard: { 'Enter, Space': 'tries again, on its button' },
  dos: [
    'Say what did not come, not what broke.',
    'Let onRetry answer its promise: the button waits for it, and what failed again is read out again.',
  ],
  donts: [
    'Do not offer it where trying again cannot help.',
    'Do not put it in the place of a form that was not kept: what was written stays.',
  ],
  never: {
    ...neverTouched,
    Hovered: within,
    Focused: within,
    Pressed: within,
    Disabled: 'What cannot be tried again is an EmptyState.',
    Empty: 'It is what stands where nothing came.',
    Many: 'A place has one.',
  },
};
