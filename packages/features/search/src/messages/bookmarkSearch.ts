import { defineMessage, defineMessages } from 'react-intl';
import { errorMessages } from '@servery/screens/messages';

/** Messages of the bookmark search. */
export const bookmarkSearchMessages = {
  ...defineMessages({
    field: { id: 'search.bookmarks.field', defaultMessage: 'Find a page' },
    list: { id: 'search.bookmarks.list', defaultMessage: 'Pages' },
    none: { id: 'search.bookmarks.none', defaultMessage: 'No bookmarks yet' },
    noneText: {
      id: 'search.bookmarks.noneText',
      defaultMessage: 'Type to find a page, then select its star to bookmark it.',
    },
    loading: { id: 'search.bookmarks.loading', defaultMessage: 'Loading bookmarks…' },
    failed: { id: 'search.bookmarks.failed', defaultMessage: 'Couldn’t load bookmarks.' },
    retry: errorMessages.retry,
    notKept: {
      id: 'search.bookmarks.notKept',
      defaultMessage: 'Couldn’t change the bookmark. Try again.',
    },
  }),
  noResult: defineMessage<{ typed: string }>({
    id: 'search.bookmarks.noResult',
    defaultMessage: 'No pages match “{typed}”.',
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
