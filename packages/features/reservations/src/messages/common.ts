import { defineMessages } from '@servery/screens/define';
import { actionMessages } from '@servery/screens/messages';

/** Messages shared by all booking screens. */
export const commonMessages = defineMessages({
  loading: actionMessages.loading,
  refused: {
    id: 'reservations.common.refused',
    defaultMessage:
      'You need permission to manage queues and bookings. Ask your account owner for access.',
  },
  cancel: actionMessages.cancel,
  close: actionMessages.close,
  save: actionMessages.saveChanges,
  undo: actionMessages.undo,
  fewer: actionMessages.fewer,
  more: actionMessages.more,
});
