import { useState } from 'react';

/** Whether what is typed differs from what it was when its form was first drawn; typed back, it does not. */
export function useChanged(draft: unknown): boolean {
  const now = JSON.stringify(draft);
  const [first] = useState(now);
  return now !== first;
}
