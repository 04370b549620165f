import { defineMessages } from './define.ts';

/** Messages shown in place of a list's rows, or above outdated ones. */
export const listPageMessages = defineMessages({
  noMatches: { id: 'screens.listPage.noMatches', defaultMessage: 'No matches' },
  noResult: {
    id: 'screens.listPage.noResult',
    defaultMessage: 'Try a different search or filter.',
  },
  ordered: { id: 'screens.listPage.ordered', defaultMessage: 'New order saved' },
  past: { id: 'screens.listPage.past', defaultMessage: 'There’s nothing on this page' },
  stale: { id: 'screens.listPage.stale', defaultMessage: 'This list may be out of date' },
  toFirst: { id: 'screens.listPage.toFirst', defaultMessage: 'Go to the first page' },
});
