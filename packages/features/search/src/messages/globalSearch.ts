import { defineMessage, defineMessages } from 'react-intl';

/** What the search over everything says. */
export const globalSearchWords = {
  ...defineMessages({
    title: { id: 'search.title', defaultMessage: 'Search' },
    placeholder: {
      id: 'search.placeholder',
      defaultMessage: 'Search pages, files and people',
    },
    close: { id: 'search.close', defaultMessage: 'Close search' },
    results: { id: 'search.results', defaultMessage: 'Results' },
    loading: { id: 'search.loading', defaultMessage: 'Searching' },
    failed: { id: 'search.failed', defaultMessage: 'The search is not available just now.' },
    retry: { id: 'search.retry', defaultMessage: 'Try again' },
    hint: {
      id: 'search.hint',
      defaultMessage: 'Start typing. Capitals and accents do not matter.',
    },
    keyMove: { id: 'search.key.move', defaultMessage: 'to move' },
    keyOpen: { id: 'search.key.open', defaultMessage: 'to open' },
    keyClose: { id: 'search.key.close', defaultMessage: 'to close' },
  }),
  noResult: defineMessage<{ typed: string }>({
    id: 'search.noResult',
    defaultMessage: 'Nothing is called “{typed}”.',
  }),
  count: defineMessage<{ count: number }>({
    id: 'search.count',
    defaultMessage: '{count, plural, =0 {No results} one {# result} other {# results}}',
  }),
};

/** The groups of what is found. */
export const groupWords = defineMessages({
  Pages: { id: 'search.group.pages', defaultMessage: 'Pages' },
  Files: { id: 'search.group.files', defaultMessage: 'Files' },
  Contacts: { id: 'search.group.contacts', defaultMessage: 'People' },
});

/** What is said of people that are found. */
export const contactWords = {
  copyHint: defineMessage({
    id: 'search.contact.copyHint',
    defaultMessage: 'No address: copies the name',
  }),
  copied: defineMessage<{ text: string }>({
    id: 'search.contact.copied',
    defaultMessage: 'Copied “{text}”',
  }),
  notCopied: defineMessage({
    id: 'search.contact.notCopied',
    defaultMessage: 'This browser does not let us copy.',
  }),
};
