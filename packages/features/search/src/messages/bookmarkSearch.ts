import { defineMessage, defineMessages } from 'react-intl';

/** What the search for bookmarks says. */
export const bookmarkSearchWords = {
  ...defineMessages({
    field: { id: 'search.bookmarks.field', defaultMessage: 'Find a page' },
    clear: { id: 'search.bookmarks.clear', defaultMessage: 'Clear' },
    list: { id: 'search.bookmarks.list', defaultMessage: 'Pages' },
    none: { id: 'search.bookmarks.none', defaultMessage: 'No bookmarks yet' },
    noneText: {
      id: 'search.bookmarks.noneText',
      defaultMessage: 'Type to find a page, then mark it with its star.',
    },
    loading: { id: 'search.bookmarks.loading', defaultMessage: 'Bookmarks are loading' },
    failed: { id: 'search.bookmarks.failed', defaultMessage: 'Bookmarks could not be loaded.' },
    retry: { id: 'search.bookmarks.retry', defaultMessage: 'Try again' },
    notKept: {
      id: 'search.bookmarks.notKept',
      defaultMessage: 'The bookmark could not be changed. Try again.',
    },
  }),
  noResult: defineMessage<{ typed: string }>({
    id: 'search.bookmarks.noResult',
    defaultMessage: 'No page is called “{typed}”.',
  }),
  mark: defineMessage<{ page: string }>({
    id: 'search.bookmarks.mark',
    defaultMessage: 'Bookmark {page}',
  }),
  count: defineMessage<{ count: number }>({
    id: 'search.bookmarks.count',
    defaultMessage: '{count, plural, one {# page} other {# pages}}',
  }),
};
