import { matchesSearch } from '@servery/domain/search';
import { useState } from 'react';
import type { ShownMessage } from '../rows.ts';

/** The messages that match a search, newest first, and the selected match. */
export function useFound(messages: readonly ShownMessage[], find: string) {
  const [at, setAt] = useState({ find, place: 0 });
  if (at.find !== find) setAt({ find, place: 0 });
  const keys = find
    ? messages
        .filter(({ message }) => matchesSearch(find, message))
        .map(({ key }) => key)
        .toReversed()
    : [];
  const place = Math.min(at.place, Math.max(0, keys.length - 1));
  const go = (by: 1 | -1) =>
    setAt({ find, place: keys.length === 0 ? 0 : (place + by + keys.length) % keys.length });
  return { count: keys.length, place, key: keys[place], older: () => go(1), newer: () => go(-1) };
}
