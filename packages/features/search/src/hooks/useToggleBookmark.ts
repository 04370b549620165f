import { searchEverything, toggleBookmark, type listBookmarks, type Output } from '@servery/api';
import { useAction } from '@servery/api/swr';
import { useRef } from 'react';
import { useBookmarks } from './useBookmarks.ts';

type Bookmarks = Output<typeof listBookmarks>;

const isMarkedIn = (bookmarks: Bookmarks, id: number) =>
  bookmarks.bookmarks.some((page) => page.id === id);

/** Returns the bookmarks after a page was added or removed. */
function withMark(before: Bookmarks, id: number, isMarked: boolean): Bookmarks {
  if (isMarkedIn(before, id) === isMarked) return before;
  const suggestions = before.suggestions.map((page) =>
    page.id === id ? { ...page, isBookmarked: isMarked } : page,
  );
  const others = before.bookmarks.filter((page) => page.id !== id);
  const page = suggestions.find((suggestion) => suggestion.id === id);
  return { suggestions, bookmarks: isMarked && page ? [...others, page] : others };
}

/**
 * Returns a function that toggles a bookmark. The change is shown optimistically and reverted if
 * the request fails, which also rejects.
 */
export function useToggleBookmark() {
  const { mutate } = useBookmarks();
  const { trigger } = useAction(toggleBookmark, { refreshes: [searchEverything] });
  // Requests run one after the other, because each only toggles: overlapping ones would leave the
  // wrong state.
  const last = useRef<Promise<unknown>>(Promise.resolve());
  const show = (id: number, isMarked: boolean | null) => {
    let wanted = isMarked;
    const change = (current?: Bookmarks) => {
      if (!current) return undefined;
      wanted ??= !isMarkedIn(current, id);
      return withMark(current, id, wanted);
    };
    void mutate(change, { revalidate: false });
    return wanted;
  };
  const send = async (id: number, wanted: boolean | null) => {
    try {
      const page = await trigger({ body: { id } });
      show(id, page.isBookmarked);
    } catch (problem) {
      show(id, !wanted);
      throw problem;
    }
  };
  return (id: number): Promise<void> => {
    const wanted = show(id, null);
    const done = last.current.then(() => send(id, wanted));
    last.current = done.catch(() => undefined);
    return done;
  };
}
