import { defineMessages } from '@servery/screens/define';
import { actionMessages, fieldMessages, orderMessages } from '@servery/screens/messages';

/** Messages of the list of tables. */
export const listMessages = defineMessages({
  title: fieldMessages.tables,
  count: {
    id: 'tables.list.count',
    defaultMessage: '{count, plural, one {# table} other {# tables}}',
  },
  search: { id: 'tables.list.search', defaultMessage: 'Search tables' },
  clearSearch: actionMessages.clearSearch,
  section: { id: 'tables.list.section', defaultMessage: 'Section' },
  allSections: { id: 'tables.list.allSections', defaultMessage: 'All Sections' },
  noSection: { id: 'tables.list.noSection', defaultMessage: 'No section' },
  status: fieldMessages.status,
  allStatus: fieldMessages.allStatus,
  noResultTitle: { id: 'tables.list.noResultTitle', defaultMessage: 'No matching tables' },
  emptyTitle: { id: 'tables.list.emptyTitle', defaultMessage: 'No tables yet' },
  empty: {
    id: 'tables.list.empty',
    defaultMessage: 'Add a table so guests can order where they sit.',
  },
  table: fieldMessages.table,
  seats: { id: 'tables.list.seats', defaultMessage: 'Seats' },
  guests: { id: 'tables.list.guests', defaultMessage: 'Guests' },
  owed: orderMessages.toPay,
  actions: actionMessages.actions,
  linked: { id: 'tables.list.linked', defaultMessage: 'with {names}' },
  heldFor: { id: 'tables.list.heldFor', defaultMessage: 'for {guest} until {time}' },
  heldUntil: { id: 'tables.list.heldUntil', defaultMessage: 'until {time}' },
});
