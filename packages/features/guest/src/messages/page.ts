import { defineMessages } from '@servery/screens/define';
import { actionMessages, orderMessages } from '@servery/screens/messages';

/** Messages of the page around the menu. */
export const pageMessages = defineMessages({
  table: orderMessages.table,
  loading: actionMessages.loading,
  missingTitle: { id: 'guest.page.missingTitle', defaultMessage: 'This code is no longer valid' },
  missing: {
    id: 'guest.page.missing',
    defaultMessage: 'Scan the code on your table, or ask the staff.',
  },
  offline: {
    id: 'guest.page.offline',
    defaultMessage:
      'No connection. Your choices are saved and will be added when you’re back online.',
  },
  closed: {
    id: 'guest.page.closed',
    defaultMessage: 'We’re not taking orders right now, but you can still browse the menu.',
  },
  outOfService: {
    id: 'guest.page.outOfService',
    defaultMessage: 'This table is out of service. Ask the staff for another table.',
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
  search: orderMessages.searchMenu,
  categories: { id: 'guest.page.categories', defaultMessage: 'Menu categories' },
  menu: orderMessages.menu,
  noResultTitle: { id: 'guest.page.noResultTitle', defaultMessage: 'No matching dishes' },
  noResult: actionMessages.otherSearch,
  emptyTitle: { id: 'guest.page.emptyTitle', defaultMessage: 'The menu is empty' },
  empty: { id: 'guest.page.empty', defaultMessage: 'Ask the staff what’s available.' },
  backToMenu: orderMessages.backToMenu,
  showCart: {
    id: 'guest.page.showCart',
    defaultMessage: '{count, plural, one {# item} other {# items}} in the cart',
  },
  showOrders: { id: 'guest.page.showOrders', defaultMessage: 'Your orders' },
});
