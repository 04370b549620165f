import { defineMessage, defineMessages } from 'react-intl';

/** What a list below a field says. */
export const listMessages = defineMessages({
  open: { id: 'words.list.open', defaultMessage: 'Open the list' },
  clear: { id: 'words.list.clear', defaultMessage: 'Clear' },
  empty: { id: 'words.list.empty', defaultMessage: 'Nothing fits.' },
  loading: { id: 'words.list.loading', defaultMessage: 'Loading…' },
  failed: { id: 'words.list.failed', defaultMessage: 'The list could not be loaded.' },
});

/** Read out after each change of such a list. */
export const countMessage = defineMessage<{ count: number }>({
  id: 'words.list.count',
  defaultMessage: '{count, plural, =0 {No suggestions} one {# suggestion} other {# suggestions}}',
});

/** How a choice among several is taken back. */
export const removeMessage = defineMessage<{ name: string }>({
  id: 'words.list.remove',
  defaultMessage: 'Remove {name}',
});
