import { listBookmarks, searchEverything, toggleBookmark } from '@servery/api';
import { showBookmarks, showEverything } from '@servery/domain/search';
import { read, write } from '../route.ts';
import { flipBookmark, pageReaderOf } from '../search/bookmarks.ts';
import { contactsFor } from '../search/contacts.ts';

/** What people look for, and the pages that they marked. */
export const searchRoutes = [
  read(searchEverything, async ({ visit }) => {
    const [reader, contacts] = await Promise.all([
      pageReaderOf(visit),
      contactsFor(visit.sql, visit.caller),
    ]);
    // No file is kept here yet.
    return { searchArr: showEverything({ ...reader, files: [], contacts }) };
  }),
  read(listBookmarks, async ({ visit }) => showBookmarks(await pageReaderOf(visit))),
  write(toggleBookmark, ({ body, visit }) => flipBookmark(visit, body.id)),
];
