import { defineMessages } from './define.ts';

/** Messages shown in place of content that failed to load, and in toasts of failed actions. */
export const errorMessages = defineMessages({
  title: { id: 'screens.error.title', defaultMessage: 'Couldn’t load this page' },
  text: {
    id: 'screens.error.text',
    defaultMessage: 'Something went wrong on our end. Try again in a moment.',
  },
  offline: {
    id: 'screens.error.offline',
    defaultMessage: 'Couldn’t connect. Check your network and try again.',
  },
  forbiddenTitle: {
    id: 'screens.error.forbiddenTitle',
    defaultMessage: 'You don’t have access to this page',
  },
  retry: { id: 'screens.error.retry', defaultMessage: 'Try again' },
  actionFailed: { id: 'screens.error.actionFailed', defaultMessage: 'Unsuccessful' },
});
