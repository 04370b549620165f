import { defineMessages } from './define.ts';

/** What every screen of the menu says. */
export const commonWords = defineMessages({
  loading: { id: 'menu.common.loading', defaultMessage: 'Loading' },
  failedTitle: { id: 'menu.common.failedTitle', defaultMessage: 'This could not be loaded' },
  failed: {
    id: 'menu.common.failed',
    defaultMessage: 'Something went wrong on our side. Try again in a moment.',
  },
  offline: {
    id: 'menu.common.offline',
    defaultMessage: 'No connection. Check the network and try again.',
  },
  refusedTitle: { id: 'menu.common.refusedTitle', defaultMessage: 'You may not see this' },
  refused: {
    id: 'menu.common.refused',
    defaultMessage:
      'Seeing the menu needs the right to view orders. Ask whoever looks after your account.',
  },
  retry: { id: 'menu.common.retry', defaultMessage: 'Try again' },
  search: { id: 'menu.common.search', defaultMessage: 'Search' },
  clearSearch: { id: 'menu.common.clearSearch', defaultMessage: 'Clear the search' },
  status: { id: 'menu.common.status', defaultMessage: 'Status' },
  allStatus: { id: 'menu.common.allStatus', defaultMessage: 'All Status' },
  active: { id: 'menu.common.active', defaultMessage: 'Active' },
  inactive: { id: 'menu.common.inactive', defaultMessage: 'Inactive' },
  noResultTitle: { id: 'menu.common.noResultTitle', defaultMessage: 'Nothing fits' },
  noResult: { id: 'menu.common.noResult', defaultMessage: 'Nothing has what you are looking for.' },
  clear: { id: 'menu.common.clear', defaultMessage: 'Clear filters' },
  edit: { id: 'menu.common.edit', defaultMessage: 'Edit {name}' },
  remove: { id: 'menu.common.remove', defaultMessage: 'Delete {name}' },
  toggle: { id: 'menu.common.toggle', defaultMessage: '{name} is active' },
  save: { id: 'menu.common.save', defaultMessage: 'Save changes' },
  cancel: { id: 'menu.common.cancel', defaultMessage: 'Cancel' },
  keep: { id: 'menu.common.keep', defaultMessage: 'Keep it' },
  close: { id: 'menu.common.close', defaultMessage: 'Close' },
  undo: { id: 'menu.common.undo', defaultMessage: 'Undo' },
  switchedOn: { id: 'menu.common.switchedOn', defaultMessage: '{name} is active' },
  switchedOff: { id: 'menu.common.switchedOff', defaultMessage: '{name} is inactive' },
  saved: { id: 'menu.common.saved', defaultMessage: '{name} is saved' },
  removed: { id: 'menu.common.removed', defaultMessage: '{name} is deleted' },
  notDone: { id: 'menu.common.notDone', defaultMessage: 'Unsuccessful' },
  name: { id: 'menu.common.name', defaultMessage: 'Name' },
  moveHandle: { id: 'menu.common.moveHandle', defaultMessage: 'Move {name}' },
  moveHint: {
    id: 'menu.common.moveHint',
    defaultMessage:
      'Press to lift, then use the arrow keys; press again to drop, Escape to cancel.',
  },
  moveUp: { id: 'menu.common.moveUp', defaultMessage: 'Move up' },
  moveDown: { id: 'menu.common.moveDown', defaultMessage: 'Move down' },
  lifted: { id: 'menu.common.lifted', defaultMessage: '{name} is lifted, {number} of {count}' },
  moved: { id: 'menu.common.moved', defaultMessage: '{name} would be {number} of {count}' },
  dropped: { id: 'menu.common.dropped', defaultMessage: '{name} is now {number} of {count}' },
  cancelled: {
    id: 'menu.common.cancelled',
    defaultMessage: '{name} is back at {number} of {count}',
  },
  ordered: { id: 'menu.common.ordered', defaultMessage: 'The new order is saved' },
});
