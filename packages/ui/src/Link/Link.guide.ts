import { neverTyped, type Guide } from '../guide/guide.ts';

export const guide: Guide = {
  when: 'Use for navigation to a URL, a section or a file. For actions, use Button. For a step that should look like a button, use LinkButton.',
  anatomy: ['text', 'underline'],
  keyboard: { Tab: 'Moves focus to it and preloads the page.', Enter: 'Follows the link.' },
  dos: [
    'Write link text that makes sense on its own.',
    'Use isQuiet in lists of links.',
    'Set isExternal if it leaves the app.',
  ],
  donts: ['Don’t use “here” or “more” as link text.', 'Don’t use a link for an action.'],
  never: {
    ...neverTyped,
    Disabled: 'Use text if there’s no destination.',
    Pending: 'The target page shows the loading state.',
  },
};
