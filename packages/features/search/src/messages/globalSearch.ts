import { defineMessage, defineMessages } from 'react-intl';
import {
  actionMessages,
  errorMessages,
  fieldMessages,
  pictureMessages,
} from '@servery/screens/messages';

/** Messages of the global search. */
export const globalSearchMessages = {
  ...defineMessages({
    title: { id: 'search.title', defaultMessage: 'Search' },
    placeholder: {
      id: 'search.placeholder',
      defaultMessage: 'Search pages, files and people',
    },
    close: actionMessages.closeSearch,
    results: { id: 'search.results', defaultMessage: 'Results' },
    loading: { id: 'search.loading', defaultMessage: 'Searching…' },
    failed: { id: 'search.failed', defaultMessage: 'Search isn’t available right now.' },
    retry: errorMessages.retry,
    hint: {
      id: 'search.hint',
      defaultMessage: 'Start typing. You can ignore capital letters and accents.',
    },
    keyMove: { id: 'search.key.move', defaultMessage: 'to move' },
    keyOpen: { id: 'search.key.open', defaultMessage: 'to open' },
    keyClose: { id: 'search.key.close', defaultMessage: 'to close' },
  }),
  noResult: defineMessage<{ typed: string }>({
    id: 'search.noResult',
    defaultMessage: 'No results for “{typed}”.',
  }),
  count: defineMessage<{ count: number }>({
    id: 'search.count',
    defaultMessage: '{count, plural, =0 {No results} one {# result} other {# results}}',
  }),
};

/** Names of the result groups. */
export const groupMessages = defineMessages({
  Pages: { id: 'search.group.pages', defaultMessage: 'Pages' },
  Files: pictureMessages.files,
  Contacts: fieldMessages.people,
});

/** Messages about people in the results. */
export const contactMessages = {
  copyHint: defineMessage({
    id: 'search.contact.copyHint',
    defaultMessage: 'No link: copies the name',
  }),
  copied: defineMessage<{ text: string }>({
    id: 'search.contact.copied',
    defaultMessage: 'Copied “{text}”',
  }),
  notCopied: defineMessage({
    id: 'search.contact.notCopied',
    defaultMessage: 'This browser doesn’t allow copying.',
  }),
};
