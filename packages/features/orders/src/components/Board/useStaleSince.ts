import type { LiveState } from '@servery/api';
import { useNow } from '@servery/screens';
import { useState } from 'react';

/**
 * Returns since when the shown data may be out of date: the loss of the stream or the last
 * response, whichever is later. Undefined while the stream is live.
 */
export function useStaleSince(live: LiveState, answered: string | undefined): string | undefined {
  const [was, setWas] = useState<{ live: LiveState; cut: string | undefined }>({
    live,
    cut: undefined,
  });
  const now = useNow();
  if (was.live !== live) {
    const isCut = was.live === 'live';
    setWas({ live, cut: isCut ? new Date(now).toISOString() : was.cut });
  }
  if (live === 'live') return undefined;
  return [was.cut, answered]
    .filter((at) => at !== undefined)
    .sort()
    .at(-1);
}
