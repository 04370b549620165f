import { defineMessages } from './define.ts';

/** Messages of buttons, menus and toasts that many screens share. */
export const actionMessages = defineMessages({
  actions: { id: 'screens.action.actions', defaultMessage: 'Actions' },
  askDelete: { id: 'screens.action.askDelete', defaultMessage: 'Delete {name}?' },
  back: { id: 'screens.action.back', defaultMessage: 'Back' },
  cancel: { id: 'screens.action.cancel', defaultMessage: 'Cancel' },
  clearFilters: { id: 'screens.action.clearFilters', defaultMessage: 'Clear filters' },
  clearSearch: { id: 'screens.action.clearSearch', defaultMessage: 'Clear search' },
  close: { id: 'screens.action.close', defaultMessage: 'Close' },
  delete: { id: 'screens.action.delete', defaultMessage: 'Delete' },
  discard: { id: 'screens.action.discard', defaultMessage: 'Discard' },
  edit: { id: 'screens.action.edit', defaultMessage: 'Edit' },
  editName: { id: 'screens.action.editName', defaultMessage: 'Edit {name}' },
  fewer: { id: 'screens.action.fewer', defaultMessage: 'Decrease' },
  loading: { id: 'screens.action.loading', defaultMessage: 'Loading…' },
  print: { id: 'screens.action.print', defaultMessage: 'Print' },
  removeName: { id: 'screens.action.removeName', defaultMessage: 'Remove {name}' },
  saveChanges: { id: 'screens.action.saveChanges', defaultMessage: 'Save changes' },
  search: { id: 'screens.action.search', defaultMessage: 'Search' },
  send: { id: 'screens.action.send', defaultMessage: 'Send' },
  undo: { id: 'screens.action.undo', defaultMessage: 'Undo' },
});
