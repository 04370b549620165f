import { pages } from '@servery/api/pages';
import type { BookmarkStore } from '@servery/domain/commands';
import { userInfoOf } from '../person.ts';
import type { MemoryUnit } from './MemoryUnit.ts';

/** The bookmarks of the caller in a world. */
export const bookmarkStore = ({ ctx: { me }, world }: MemoryUnit): BookmarkStore => {
  const { username } = me;
  const marked = () => world.bookmarks.of(username);
  return {
    lock: async () => ({
      pages,
      marked: marked(),
      off: userInfoOf(me, world.merchants).off,
    }),
    add: async (id) => world.bookmarks.save(username, [...marked(), id]),
    remove: async (id) =>
      world.bookmarks.save(
        username,
        marked().filter((one) => one !== id),
      ),
  };
};
