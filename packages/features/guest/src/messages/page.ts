import { defineMessages } from './define.ts';

/** What stands around the menu. */
export const pageWords = defineMessages({
  table: { id: 'guest.page.table', defaultMessage: 'Table {name}' },
  loading: { id: 'guest.page.loading', defaultMessage: 'Loading' },
  missingTitle: { id: 'guest.page.missingTitle', defaultMessage: 'This code holds no longer' },
  missing: {
    id: 'guest.page.missing',
    defaultMessage: 'Scan the code that is on your table now, or ask the staff.',
  },
  failedTitle: { id: 'guest.page.failedTitle', defaultMessage: 'This could not be loaded' },
  retry: { id: 'guest.page.retry', defaultMessage: 'Try again' },
  offline: {
    id: 'guest.page.offline',
    defaultMessage: 'No connection. What you choose is kept and added once there is one.',
  },
  closed: {
    id: 'guest.page.closed',
    defaultMessage: 'We take no orders just now. You can look at the menu.',
  },
  outOfService: {
    id: 'guest.page.outOfService',
    defaultMessage: 'This table is out of service. Ask the staff for another one.',
  },
  askHelp: { id: 'guest.page.askHelp', defaultMessage: 'Call staff' },
  helpAsked: {
    id: 'guest.page.helpAsked',
    defaultMessage: 'You called staff at {time}. They have been notified.',
  },
  answered: {
    id: 'guest.page.answered',
    defaultMessage: 'Staff answered at {time} and are on their way.',
  },
  search: { id: 'guest.page.search', defaultMessage: 'Search the menu' },
  clearSearch: { id: 'guest.page.clearSearch', defaultMessage: 'Clear the search' },
  categories: { id: 'guest.page.categories', defaultMessage: 'Parts of the menu' },
  menu: { id: 'guest.page.menu', defaultMessage: 'Menu' },
  noResultTitle: { id: 'guest.page.noResultTitle', defaultMessage: 'Nothing is called that' },
  noResult: { id: 'guest.page.noResult', defaultMessage: 'Look for something else.' },
  emptyTitle: { id: 'guest.page.emptyTitle', defaultMessage: 'The menu is empty' },
  empty: { id: 'guest.page.empty', defaultMessage: 'Ask the staff what there is.' },
  backToMenu: { id: 'guest.page.backToMenu', defaultMessage: 'Back to the menu' },
  showCart: {
    id: 'guest.page.showCart',
    defaultMessage: '{count, plural, one {# item} other {# items}} in the cart',
  },
  showOrders: { id: 'guest.page.showOrders', defaultMessage: 'Your orders' },
  close: { id: 'guest.page.close', defaultMessage: 'Close' },
  notDone: { id: 'guest.page.notDone', defaultMessage: 'Unsuccessful' },
});
