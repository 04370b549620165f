import { defineMessages } from '@servery/screens/define';
import { actionMessages, fieldMessages, listPageMessages } from '@servery/screens/messages';

/** Messages shared by all menu screens. */
export const commonMessages = defineMessages({
  loading: actionMessages.loading,
  refused: {
    id: 'menu.common.refused',
    defaultMessage:
      'You need permission to view orders to see the menu. Ask your account owner for access.',
  },
  search: actionMessages.search,
  status: fieldMessages.status,
  allStatus: fieldMessages.allStatus,
  active: fieldMessages.active,
  inactive: { id: 'menu.common.inactive', defaultMessage: 'Inactive' },
  noResultTitle: listPageMessages.noMatches,
  edit: actionMessages.editName,
  remove: { id: 'menu.common.remove', defaultMessage: 'Delete {name}' },
  toggle: { id: 'menu.common.toggle', defaultMessage: '{name} activated' },
  save: actionMessages.saveChanges,
  cancel: actionMessages.cancel,
  keep: { id: 'menu.common.keep', defaultMessage: 'Keep' },
  close: actionMessages.close,
  undo: actionMessages.undo,
  switchedOn: { id: 'menu.common.switchedOn', defaultMessage: '{name} activated' },
  switchedOff: { id: 'menu.common.switchedOff', defaultMessage: '{name} deactivated' },
  saved: { id: 'menu.common.saved', defaultMessage: '{name} saved' },
  removed: { id: 'menu.common.removed', defaultMessage: '{name} deleted' },
  name: fieldMessages.name,
});
