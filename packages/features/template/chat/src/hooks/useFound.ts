import { useState } from 'react';
import type { ShownMessage } from '../rows.ts';

/** The messages that match a search, newest first, and the selected match. */
export function useFound(messages: readonly ShownMessage[], find: string) {
  const [at, setAt] = useState({ find, place: 0 });
  if (at.find !== find) setAt({ find, place: 0 });
  const wanted = find.toLowerCase();
  const keys = wanted
    ? messages
        .filter(({ message }) => message.toLowerCase().includes(wanted))
        .map(({ key }) => key)
        .toReversed()
    : [];
  const place = Math.min(at.place, Math.max(0, keys.length - 1));
  const go = (by: 1 | -1) =>
    setAt({ find, place: keys.length === 0 ? 0 : (place + by + keys.length) % keys.length });
  return { count: keys.length, place, key: keys[place], older: () => go(1), newer: () => go(-1) };
}
