import { listBookmarks, searchEverything } from '@servery/api';
import { searchCommands } from '@servery/domain/commands';
import { showBookmarks, showEverything } from '@servery/domain/search';
import { commandRoutes } from '../commands/commandRoutes.ts';
import { read } from '../../http/route.ts';
import { pageReaderOf } from './bookmarks.ts';
import { contactsFor } from './contacts.ts';

/** The routes of the search and of bookmarks. */
export const searchRoutes = [
  read(searchEverything, async ({ ctx }) => {
    const [reader, contacts] = await Promise.all([
      pageReaderOf(ctx),
      contactsFor(ctx.sql, ctx.caller),
    ]);
    // The server stores no files yet.
    return { searchArr: showEverything({ ...reader, files: [], contacts }) };
  }),
  read(listBookmarks, async ({ ctx }) => showBookmarks(await pageReaderOf(ctx))),
  ...commandRoutes(searchCommands),
];
