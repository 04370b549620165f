import { readFileSync } from 'node:fs';

/** The lock that a process holds on a data folder. */
export interface Claim {
  path: string;
  token: string;
}

/** Whether this process still holds the lock on a folder. */
export function isHeld({ path, token }: Claim): boolean {
  try {
    return (JSON.parse(readFileSync(path, 'utf8')) as { token: string }).token === token;
  } catch {
    return false;
  }
}

/**
 * The interval at which a running process checks its lock, in milliseconds; a lock is taken over
 * only after three times that.
 */
export const beatMs = 2_000;

/**
 * Returns a check to run before each write. A paused process may resume long after another one has
 * taken its folder over: then `end` is called, in the thread that would have written, and nothing
 * is written.
 */
export function createFence(claim: Claim, end: () => never): () => void {
  let seen = Date.now();
  return () => {
    const now = Date.now();
    if (Math.abs(now - seen) < beatMs) return;
    if (!isHeld(claim)) end();
    seen = now;
  };
}
