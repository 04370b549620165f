import { defineMessages } from '@servery/screens/define';
import { actionMessages } from '@servery/screens/messages';

/** Messages shared by all table screens. */
export const commonMessages = defineMessages({
  refused: {
    id: 'tables.common.refused',
    defaultMessage:
      'You need permission to view orders to see tables. Ask your account owner for access.',
  },
  missing: { id: 'tables.common.missing', defaultMessage: 'Table not found' },
  cancel: actionMessages.cancel,
  close: actionMessages.close,
  save: actionMessages.saveChanges,
  saved: { id: 'tables.common.saved', defaultMessage: '{name} saved' },
  undo: actionMessages.undo,
  fewer: actionMessages.fewer,
  more: actionMessages.more,
});
