import { createServerClock } from '@servery/api';
import { ensureStorage } from './ensureStorage.ts';

// Must run before anything else reads the browser's storage.
ensureStorage();

const key = 'servery.clock';

/** The server's clock, used to sign requests. Its offset from the local clock survives a reload. */
export const clock = createServerClock({
  offset: Number(localStorage.getItem(key)) || 0,
  onOffset: (offset) => localStorage.setItem(key, String(offset)),
});
