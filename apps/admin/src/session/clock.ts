import { createServerClock } from '@servery/api';
import { ensureStorage } from './ensureStorage.ts';

// The first of all that reads what this browser keeps.
ensureStorage();

const key = 'servery.clock';

/** The server's clock, by which this browser signs; how far off its own one is outlasts a reload. */
export const clock = createServerClock({
  offset: Number(localStorage.getItem(key)) || 0,
  keep: (offset) => localStorage.setItem(key, String(offset)),
});
