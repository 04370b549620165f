import { neverTouched, type Guide } from '../guide/guide.ts';

const within = 'Its action is a Button. See its stories.';

export const guide: Guide = {
  when: 'Use in place of content that failed to load, if there’s no earlier content to show. Keep earlier content under a Banner. For content that’s forbidden or gone, use EmptyState.',
  anatomy: ['error icon', 'title', 'what to do about it', 'retry button'],
  keyboard: { 'Enter, Space': 'Retries, on its button.' },
  dos: [
    'Say what failed to load, not what broke.',
    'Return a promise from onRetry. The button shows it as pending, and a second failure is announced.',
  ],
  donts: [
    'Don’t offer retry if it can’t help.',
    'Don’t replace a form that failed to save. Keep what was typed.',
  ],
  never: {
    ...neverTouched,
    Hovered: within,
    Focused: within,
    Pressed: within,
    Disabled: 'If it can’t be retried, use EmptyState.',
    Empty: 'It is the error state.',
    Many: 'There’s only one per region.',
  },
};
