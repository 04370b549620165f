import { statfs } from 'node:fs/promises';

/** Checks the free space of a disk every 2 seconds. */
export interface SpaceGuard {
  /** Whether free space is below the minimum, so that nothing may be written. */
  isLow(): boolean;
  stop(): void;
}

const lookEveryMs = 2_000;

/**
 * Watches the disk of `dataDir`; `onChange` is called when free space falls below the minimum and
 * when it recovers.
 */
export async function guardSpace(
  dataDir: string,
  minFreeBytes: number,
  onChange: (isLow: boolean, freeBytes: number) => void,
): Promise<SpaceGuard> {
  let isLow = false;
  const look = async () => {
    const disk = await statfs(dataDir);
    const free = disk.bavail * disk.bsize;
    if (free < minFreeBytes === isLow) return;
    isLow = !isLow;
    onChange(isLow, free);
  };
  await look();
  const timer = setInterval(() => void look().catch(() => undefined), lookEveryMs);
  timer.unref();
  return { isLow: () => isLow, stop: () => clearInterval(timer) };
}
