import { defineMessages } from '@servery/screens/define';

/** Messages of the history of changes. */
export const historyMessages = defineMessages({
  failed: { id: 'settings.history.failed', defaultMessage: 'Couldn’t load the change history' },
  empty: { id: 'settings.history.empty', defaultMessage: 'No changes yet' },
  emptyText: {
    id: 'settings.history.emptyText',
    defaultMessage: 'Changes to these settings appear here, with the person who made them.',
  },
  list: { id: 'settings.history.list', defaultMessage: 'Changes' },
  pages: { id: 'settings.history.pages', defaultMessage: 'Change history pages' },
  by: { id: 'settings.history.by', defaultMessage: '{time} by {name}' },
  from: { id: 'settings.history.from', defaultMessage: '{section}, from {time}' },
  cancelled: {
    id: 'settings.history.cancelled',
    defaultMessage: '{section}, change from {time} cancelled',
  },
  change: { id: 'settings.history.change', defaultMessage: '{field}: {before} → {after}' },
  added: { id: 'settings.history.added', defaultMessage: '{field}: {after}' },
  removed: { id: 'settings.history.removed', defaultMessage: '{field}: {before} (removed)' },
  yes: { id: 'settings.history.yes', defaultMessage: 'Yes' },
  no: { id: 'settings.history.no', defaultMessage: 'No' },
  none: { id: 'settings.history.none', defaultMessage: 'none' },
  usual: { id: 'settings.history.usual', defaultMessage: 'Default tax' },
  right: {
    id: 'settings.history.right',
    defaultMessage: 'You need permission to edit settings. Ask your account owner for access.',
  },
});
