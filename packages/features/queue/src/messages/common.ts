import { defineMessages } from '@servery/screens/define';
import { actionMessages } from '@servery/screens/messages';

/** Messages shared by all queue screens. */
export const commonMessages = defineMessages({
  loading: actionMessages.loading,
  refused: {
    id: 'queue.common.refused',
    defaultMessage: 'You need permission to manage queues. Ask your account owner for access.',
  },
  cancel: actionMessages.cancel,
  close: actionMessages.close,
  save: actionMessages.saveChanges,
  undo: actionMessages.undo,
  fewer: actionMessages.fewer,
  more: actionMessages.more,
});
