import { defineMessages } from 'react-intl';

/** What bookmarks say in the navbar. */
export const bookmarkWords = defineMessages({
  bookmarks: { id: 'search.bookmarks', defaultMessage: 'Bookmarks' },
  more: { id: 'search.bookmarks.more', defaultMessage: 'More bookmarks' },
  find: { id: 'search.bookmarks.find', defaultMessage: 'Find and bookmark pages' },
});
