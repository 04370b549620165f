import { listBookmarks, searchEverything } from '@servery/api';
import { pages } from '@servery/api/pages';
import { searchCommands } from '@servery/domain/commands';
import { sampleFiles, userInfoOf, type RequestContext } from '@servery/sample';
import { answer, answerCommands } from '@servery/sample/answer';
import { byName, contactOf, showBookmarks, showEverything } from '@servery/domain/search';

/**
 * Returns the people whose merchants the caller can all see, by name; administrators see everyone.
 */
const contactsOf = ({ me, world }: RequestContext) =>
  world.people
    .filter(
      ({ role, merchant_ids }) =>
        (me.role === 'admin' && !me.isViewing) ||
        (role !== 'admin' &&
          merchant_ids.length > 0 &&
          merchant_ids.every((id) => me.merchant_ids.includes(id))),
    )
    .toSorted(byName)
    .map(contactOf);

const readerOf = ({ me, world }: RequestContext) => ({
  pages,
  marked: world.bookmarks.of(me.username),
  off: userInfoOf(me, world.merchants).off,
});

/** Mock handlers, one per endpoint of search and bookmarks. */
export const searchHandlers = [
  answer(searchEverything, ({ ctx }) => ({
    searchArr: showEverything({
      ...readerOf(ctx),
      files: sampleFiles,
      contacts: contactsOf(ctx),
    }),
  })),
  answer(listBookmarks, ({ ctx }) => showBookmarks(readerOf(ctx))),
  ...answerCommands(searchCommands),
];
