import { statfs } from 'node:fs/promises';
import { minFreeFromEnvironment } from '../db/open.ts';
import { Refused } from './Refused.ts';
import { sizeOf } from './format.ts';

/**
 * Throws `Refused` if writing this many bytes would leave less than the minimum free space on a
 * folder's disk.
 */
export async function requireSpace(folder: string, bytes: number): Promise<void> {
  const disk = await statfs(folder);
  const free = disk.bavail * disk.bsize;
  const needed = bytes + minFreeFromEnvironment();
  if (free >= needed) return;
  throw new Refused(
    `The disk of ${folder} has ${sizeOf(free)} free. This needs about ${sizeOf(needed)}.`,
  );
}
