import { defineMessages } from './define.ts';

/** What stands where something could not be loaded, below what it was. */
export const failedMessages = defineMessages({
  text: { id: 'words.failed.text', defaultMessage: 'Try again in a moment.' },
  retry: { id: 'words.failed.retry', defaultMessage: 'Try again' },
});
