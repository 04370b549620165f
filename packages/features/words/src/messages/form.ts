import { defineMessages } from './define.ts';

/** What every form in a drawer says. */
export const formMessages = defineMessages({
  close: { id: 'words.form.close', defaultMessage: 'Close' },
  cancel: { id: 'words.form.cancel', defaultMessage: 'Cancel' },
  discardTitle: { id: 'words.form.discardTitle', defaultMessage: 'Discard changes?' },
  discardText: { id: 'words.form.discardText', defaultMessage: 'Your changes haven’t been saved.' },
  discard: { id: 'words.form.discard', defaultMessage: 'Discard' },
  keep: { id: 'words.form.keep', defaultMessage: 'Keep editing' },
});
