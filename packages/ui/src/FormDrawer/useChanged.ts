import { useState } from 'react';

/** Returns whether a value differs from its value at the first render, compared as JSON. */
export function useChanged(draft: unknown): boolean {
  const now = JSON.stringify(draft);
  const [first] = useState(now);
  return now !== first;
}
