import { defineMessages } from './define.ts';

/** The list of tables. */
export const listWords = defineMessages({
  title: { id: 'tables.list.title', defaultMessage: 'Tables' },
  count: {
    id: 'tables.list.count',
    defaultMessage: '{count, plural, one {# table} other {# tables}}',
  },
  search: { id: 'tables.list.search', defaultMessage: 'Search tables' },
  clearSearch: { id: 'tables.list.clearSearch', defaultMessage: 'Clear the search' },
  section: { id: 'tables.list.section', defaultMessage: 'Section' },
  allSections: { id: 'tables.list.allSections', defaultMessage: 'All Sections' },
  noSection: { id: 'tables.list.noSection', defaultMessage: 'No section' },
  status: { id: 'tables.list.status', defaultMessage: 'Status' },
  allStatus: { id: 'tables.list.allStatus', defaultMessage: 'All Status' },
  clear: { id: 'tables.list.clear', defaultMessage: 'Clear filters' },
  noResultTitle: { id: 'tables.list.noResultTitle', defaultMessage: 'No table fits' },
  noResult: {
    id: 'tables.list.noResult',
    defaultMessage: 'No table has what you are looking for.',
  },
  emptyTitle: { id: 'tables.list.emptyTitle', defaultMessage: 'No tables yet' },
  empty: {
    id: 'tables.list.empty',
    defaultMessage: 'Tables hold what guests order where they sit. Create the first one.',
  },
  table: { id: 'tables.list.table', defaultMessage: 'Table' },
  seats: { id: 'tables.list.seats', defaultMessage: 'Seats' },
  guests: { id: 'tables.list.guests', defaultMessage: 'Guests' },
  owed: { id: 'tables.list.owed', defaultMessage: 'Owed' },
  actions: { id: 'tables.list.actions', defaultMessage: 'Actions' },
  linked: { id: 'tables.list.linked', defaultMessage: 'with {names}' },
  heldFor: { id: 'tables.list.heldFor', defaultMessage: 'for {guest} until {time}' },
  heldUntil: { id: 'tables.list.heldUntil', defaultMessage: 'until {time}' },
});
