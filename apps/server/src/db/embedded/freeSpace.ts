import { statfs } from 'node:fs/promises';

/** Looks at the free space of a disk every two seconds. */
export interface SpaceGuard {
  /** Whether so little is left that nothing may be written any more. */
  isLow(): boolean;
  stop(): void;
}

const lookEveryMs = 2_000;

/** Watches the disk that holds `dataDir`; `onChange` hears when it fills up and when it empties. */
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
