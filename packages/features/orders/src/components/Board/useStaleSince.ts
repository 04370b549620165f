import type { LiveState } from '@servery/api';
import { useState } from 'react';
import { useNow } from '../../hooks/useNow.ts';

/** Since when what is shown may be out of date: the last moment that the stream stood, or the last answer before any. */
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
