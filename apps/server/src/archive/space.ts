import { statfs } from 'node:fs/promises';
import { minFreeFromEnvironment } from '../db/open.ts';
import { Refused } from './Refused.ts';
import { sizeOf } from './words.ts';

/** Refuses where writing so many bytes would leave a folder's disk with less than must stay free. */
export async function requireSpace(folder: string, bytes: number): Promise<void> {
  const disk = await statfs(folder);
  const free = disk.bavail * disk.bsize;
  const needed = bytes + minFreeFromEnvironment();
  if (free >= needed) return;
  throw new Refused(
    `The disk of ${folder} has ${sizeOf(free)} free; this needs about ${sizeOf(needed)}.`,
  );
}
