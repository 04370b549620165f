import { listBookmarks, searchEverything, toggleBookmark } from '@servery/api';
import { showBookmarks, showEverything } from '@servery/domain/search';
import { read, write } from '../route.ts';
import { flipBookmark, markedBy } from '../search/bookmarks.ts';
import { contactsFor } from '../search/contacts.ts';

/** What people look for, and the pages that they marked. */
export const searchRoutes = [
  read(searchEverything, async ({ visit: { sql, caller } }) => {
    const [marked, contacts] = await Promise.all([markedBy(sql, caller), contactsFor(sql, caller)]);
    // No file is kept here yet.
    return { searchArr: showEverything({ marked, files: [], contacts }) };
  }),
  read(listBookmarks, async ({ visit: { sql, caller } }) =>
    showBookmarks(await markedBy(sql, caller)),
  ),
  write(toggleBookmark, ({ body, visit }) => flipBookmark(visit, body.id)),
];
