import { randomBytes } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/**
 * Returns this installation's pepper; generates it on first use, in a file readable only by its
 * owner.
 */
export function readPepper(dataDir: string): string {
  const path = join(dataDir, 'pepper');
  try {
    // Fails if the file exists, even if two servers start at the same time.
    writeFileSync(path, randomBytes(32).toString('base64url'), { mode: 0o600, flag: 'wx' });
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
  }
  return readFileSync(path, 'utf8').trim();
}
