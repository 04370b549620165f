import { defineMessages } from './define.ts';

/** What the library and the choice of a picture say. */
export const libraryWords = defineMessages({
  title: { id: 'media.library.title', defaultMessage: 'Media library' },
  count: {
    id: 'media.library.count',
    defaultMessage: '{count, plural, =0 {No pictures} one {# picture} other {# pictures}}',
  },
  list: { id: 'media.library.list', defaultMessage: 'Pictures' },
  search: { id: 'media.library.search', defaultMessage: 'Search by name or description' },
  clearSearch: { id: 'media.library.clearSearch', defaultMessage: 'Clear search' },
  status: { id: 'media.library.status', defaultMessage: 'Show' },
  all: { id: 'media.library.all', defaultMessage: 'All pictures' },
  active: { id: 'media.library.active', defaultMessage: 'Active' },
  inactive: { id: 'media.library.inactive', defaultMessage: 'Inactive' },
  unused: { id: 'media.library.unused', defaultMessage: 'Not used' },
  noAlt: { id: 'media.library.noAlt', defaultMessage: 'No description' },
  sort: { id: 'media.library.sort', defaultMessage: 'Sort' },
  newest: { id: 'media.library.newest', defaultMessage: 'Newest first' },
  byName: { id: 'media.library.byName', defaultMessage: 'By name' },
  largest: { id: 'media.library.largest', defaultMessage: 'Largest first' },
  clear: { id: 'media.library.clear', defaultMessage: 'Clear filters' },
  uses: {
    id: 'media.library.uses',
    defaultMessage: '{count, plural, =0 {Not used} one {Used once} other {Used # times}}',
  },
  loading: { id: 'media.library.loading', defaultMessage: 'Loading pictures' },
  emptyTitle: { id: 'media.library.emptyTitle', defaultMessage: 'No pictures yet' },
  empty: {
    id: 'media.library.empty',
    defaultMessage: 'Pictures of your dishes make guests hungry. Add the first ones.',
  },
  noneTitle: { id: 'media.library.noneTitle', defaultMessage: 'No picture fits' },
  none: {
    id: 'media.library.none',
    defaultMessage: 'Nothing here has these words and this filter.',
  },
  failedTitle: {
    id: 'media.library.failedTitle',
    defaultMessage: 'The pictures could not be loaded',
  },
  retry: { id: 'media.library.retry', defaultMessage: 'Try again' },
  refusedTitle: {
    id: 'media.library.refusedTitle',
    defaultMessage: 'You may not see the pictures',
  },
  pages: { id: 'media.library.pages', defaultMessage: 'Pages of pictures' },
  range: { id: 'media.library.range', defaultMessage: '{from}–{to} of {total}' },
  page: { id: 'media.library.page', defaultMessage: 'Page {page} of {pages}' },
  first: { id: 'media.library.first', defaultMessage: 'First page' },
  previous: { id: 'media.library.previous', defaultMessage: 'Previous page' },
  next: { id: 'media.library.next', defaultMessage: 'Next page' },
  last: { id: 'media.library.last', defaultMessage: 'Last page' },
  pageLength: { id: 'media.library.pageLength', defaultMessage: 'Pictures per page' },
});
