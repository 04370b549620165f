import { useState } from 'react';
import { useBookmarks } from '../../hooks/useBookmarks.ts';
import { matching, textsOfPage } from '../../matching.ts';
import { knownPages, type KnownPage, type Place } from '../../place.ts';

/** How many pages are suggested while somebody types. */
const most = 6;

/** What is typed, and the pages to show for it: the bookmarked ones while nothing is. */
export function useFoundPages(places: readonly Place[]) {
  const { data, error, mutate } = useBookmarks();
  const [typed, setTyped] = useState('');
  // A page whose mark was just taken away stays in its row, where the way back is.
  const [held, setHeld] = useState<readonly number[]>();
  const marked = data?.bookmarks.map(({ id }) => id);
  if (marked && !held) setHeld(marked);

  const all = knownPages(data?.suggestions ?? [], places);
  const atRest = (held ?? []).flatMap((id) => all.find(({ page }) => page.id === id) ?? []);
  const rows: KnownPage[] = typed.trim()
    ? matching(all, typed, textsOfPage).slice(0, most)
    : atRest;
  return {
    typed,
    type: (text: string) => {
      setTyped(text);
      if (!text.trim()) setHeld(marked);
    },
    rows,
    state: data ? ('ready' as const) : error ? ('failed' as const) : ('loading' as const),
    retry: () => void mutate(),
  };
}
