import { useState } from 'react';
import { useBookmarks } from '../../hooks/useBookmarks.ts';
import { matching, textsOfPage } from '../../matching.ts';
import { knownPages, type KnownPage, type Place } from '../../place.ts';

/** The number of suggestions while typing. */
const maxPages = 6;

/**
 * State of the search field and the pages to list: the bookmarks while it's empty, otherwise the
 * matches.
 */
export function useFoundPages(places: readonly Place[]) {
  const { data, error, mutate } = useBookmarks();
  const [typed, setTyped] = useState('');
  // A page whose bookmark was just removed stays in the list, so that it can be restored.
  const [held, setHeld] = useState<readonly number[]>();
  const marked = data?.bookmarks.map(({ id }) => id);
  if (marked && !held) setHeld(marked);

  const all = knownPages(data?.suggestions ?? [], places);
  const atRest = (held ?? []).flatMap((id) => all.find(({ page }) => page.id === id) ?? []);
  const rows: KnownPage[] = typed.trim()
    ? matching(all, typed, textsOfPage).slice(0, maxPages)
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
