import { readFileSync } from 'node:fs';

/** The lock that a process holds on a data folder. */
export interface Claim {
  path: string;
  token: string;
}

/** Whether the lock on a folder is still the one that was taken. */
export function isHeld({ path, token }: Claim): boolean {
  try {
    return (JSON.parse(readFileSync(path, 'utf8')) as { token: string }).token === token;
  } catch {
    return false;
  }
}

/** How often a running process looks at its lock; it is taken from nobody before three times that. */
export const beatMs = 2_000;

/**
 * A check to be made before each write. A process that was paused can wake when its folder has long
 * been another's: then `end` is called, in the thread that would have written, and nothing is.
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
