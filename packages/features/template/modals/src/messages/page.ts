import { defineMessages } from '@servery/screens/define';
import { actionMessages, appMessages } from '@servery/screens/messages';

/** Messages of the page of modal examples. */
export const pageMessages = defineMessages({
  title: appMessages.modals,
  text: {
    id: 'modals.text',
    defaultMessage: 'Dialogs to start from. Changes that you make in them stay on this page.',
  },
  loading: { id: 'modals.loading', defaultMessage: 'Loading examples…' },
  failed: { id: 'modals.failed', defaultMessage: 'Couldn’t load the examples' },
  close: actionMessages.close,
});
