import { defineMessages } from 'react-intl';

/** Messages of the bookmarks in the top bar. */
export const bookmarkMessages = defineMessages({
  bookmarks: { id: 'search.bookmarks', defaultMessage: 'Bookmarks' },
  more: { id: 'search.bookmarks.more', defaultMessage: 'More bookmarks' },
  find: { id: 'search.bookmarks.find', defaultMessage: 'Find and bookmark pages' },
});
