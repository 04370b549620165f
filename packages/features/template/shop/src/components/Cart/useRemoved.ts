import type { CartLine } from '@servery/api/template';
import { useState } from 'react';

/** The rows of an open cart; removed lines keep their position until it closes. */
export interface CartRows {
  all: readonly { line: CartLine; isOut: boolean }[];
  /** Stores the current positions before a line is removed. */
  remember: (line: CartLine) => void;
}

/** Keeps the positions of removed lines, so that they can be restored in place. */
export function useRemoved(lines: readonly CartLine[]): CartRows {
  const [places, setPlaces] = useState<readonly CartLine[]>([]);
  const isIn = new Map(lines.map((line) => [line.id, line]));
  const known = new Set(places.map(({ id }) => id));
  const all = [
    ...places.map((old) => ({ line: isIn.get(old.id) ?? old, isOut: !isIn.has(old.id) })),
    ...lines.filter(({ id }) => !known.has(id)).map((line) => ({ line, isOut: false })),
  ];
  return {
    all,
    remember: (line) => setPlaces(all.map((row) => (row.line.id === line.id ? line : row.line))),
  };
}
