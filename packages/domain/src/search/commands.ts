import { toggleBookmark } from '@servery/api';
import { command, type Command } from '../commands/command.ts';
import { showPage } from './show.ts';

/** The writes of the search. */
export const searchCommands: readonly Command[] = [
  command(toggleBookmark, async ({ body: { id } }, { bookmarks }) => {
    const reader = await bookmarks.lock();
    const page = showPage(id, reader);
    await (page.isBookmarked ? bookmarks.remove(id) : bookmarks.add(id));
    return { ...page, isBookmarked: !page.isBookmarked };
  }),
];
