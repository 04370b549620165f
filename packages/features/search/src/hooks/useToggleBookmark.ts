import { searchEverything, toggleBookmark, type listBookmarks, type Output } from '@servery/api';
import { useAction } from '@servery/api/swr';
import { useRef } from 'react';
import { useBookmarks } from './useBookmarks.ts';

type Bookmarks = Output<typeof listBookmarks>;

const isMarkedIn = (bookmarks: Bookmarks, id: number) =>
  bookmarks.bookmarks.some((page) => page.id === id);

/** The bookmarks as they are once a page was marked, or its mark taken away. */
function withMark(before: Bookmarks, id: number, isMarked: boolean): Bookmarks {
  if (isMarkedIn(before, id) === isMarked) return before;
  const suggestions = before.suggestions.map((page) =>
    page.id === id ? { ...page, isBookmarked: isMarked } : page,
  );
  const others = before.bookmarks.filter((page) => page.id !== id);
  const page = suggestions.find((one) => one.id === id);
  return { suggestions, bookmarks: isMarked && page ? [...others, page] : others };
}

/** Marks a page or takes its mark away: shown at once, and taken back when the host refuses. */
export function useToggleBookmark() {
  const { mutate } = useBookmarks();
  const { trigger } = useAction(toggleBookmark, { refreshes: [searchEverything] });
  // One after the other: a second flip of a page that overtakes the first would count as the same.
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
