import { neverTyped, type Guide } from '../guide/guide.ts';

export const guide: Guide = {
  when: 'Use if the next step of a view is navigation: “Add dish”, “Go to payments”. For actions, use Button.',
  anatomy: ['link', 'icon (optional)', 'label'],
  keyboard: { Tab: 'Moves focus to it and preloads the page.', Enter: 'Follows the link.' },
  dos: ['Use the same emphasis as for a Button.', 'Use a real URL, so it can open in a new tab.'],
  donts: ['Don’t use it for actions that change data.'],
  never: {
    ...neverTyped,
    Disabled: 'Leave out unavailable steps, or explain them.',
    Pending: 'The target page shows the loading state.',
  },
};
