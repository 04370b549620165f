import { defineMessages } from '@servery/screens/define';
import { fieldMessages, listPageMessages, pictureMessages } from '@servery/screens/messages';

/** Messages of the library and the picker. */
export const libraryMessages = defineMessages({
  title: { id: 'media.library.title', defaultMessage: 'Media library' },
  count: {
    id: 'media.library.count',
    defaultMessage: '{count, plural, =0 {No pictures} one {# picture} other {# pictures}}',
  },
  list: { id: 'media.library.list', defaultMessage: 'Pictures' },
  search: { id: 'media.library.search', defaultMessage: 'Search by name or description' },
  status: { id: 'media.library.status', defaultMessage: 'Show' },
  all: { id: 'media.library.all', defaultMessage: 'All pictures' },
  active: { id: 'media.library.active', defaultMessage: 'Active' },
  inactive: { id: 'media.library.inactive', defaultMessage: 'Inactive' },
  unused: { id: 'media.library.unused', defaultMessage: 'Not in use' },
  noAlt: { id: 'media.library.noAlt', defaultMessage: 'No description' },
  sort: { id: 'media.library.sort', defaultMessage: 'Sort' },
  newest: { id: 'media.library.newest', defaultMessage: 'Newest first' },
  byName: fieldMessages.name,
  largest: { id: 'media.library.largest', defaultMessage: 'Largest first' },
  uses: {
    id: 'media.library.uses',
    defaultMessage: '{count, plural, =0 {Not used} one {Used once} other {Used # times}}',
  },
  loading: { id: 'media.library.loading', defaultMessage: 'Loading pictures…' },
  emptyTitle: pictureMessages.none,
  empty: {
    id: 'media.library.empty',
    defaultMessage: 'Add pictures of your dishes to whet your guests’ appetites.',
  },
  noneTitle: { id: 'media.library.noneTitle', defaultMessage: 'No matching pictures' },
  none: listPageMessages.noResult,
  failedTitle: {
    id: 'media.library.failedTitle',
    defaultMessage: 'Couldn’t load pictures',
  },
  refusedTitle: {
    id: 'media.library.refusedTitle',
    defaultMessage: 'You don’t have access to the media library',
  },
  pages: { id: 'media.library.pages', defaultMessage: 'Picture pages' },
});
