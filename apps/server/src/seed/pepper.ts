import { randomBytes } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** This installation's pepper, made once and readable by its owner alone. */
export function readPepper(dataDir: string): string {
  const path = join(dataDir, 'pepper');
  try {
    // Fails where the file is there already, even if two servers start at once.
    writeFileSync(path, randomBytes(32).toString('base64url'), { mode: 0o600, flag: 'wx' });
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
  }
  return readFileSync(path, 'utf8').trim();
}
