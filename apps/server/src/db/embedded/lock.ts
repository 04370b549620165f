import { randomUUID } from 'node:crypto';
import { readFileSync, renameSync, rmSync, statSync, utimesSync, writeFileSync } from 'node:fs';
import { hostname } from 'node:os';
import { join } from 'node:path';
import { connectTo, listenOn, type Beacon } from './beacon.ts';

/** A data folder held by this process alone. */
export interface FolderLock {
  release(): Promise<void>;
}

interface Owner {
  token: string;
  pid: number;
  boot: string;
  host: string;
}

const beatMs = 2_000;
const silenceMs = 3 * beatMs;
const sleep = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms));

/** Another process has this data folder open. */
export class FolderInUse extends Error {
  override name = 'FolderInUse';
}

const bootId = (): string => {
  try {
    return readFileSync('/proc/sys/kernel/random/boot_id', 'utf8').trim();
  } catch {
    return `host ${hostname()}`;
  }
};

const read = (path: string): Owner | 'unreadable' | null => {
  let text: string;
  try {
    text = readFileSync(path, 'utf8');
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return null;
    throw error;
  }
  try {
    return JSON.parse(text) as Owner;
  } catch {
    return 'unreadable';
  }
};

const modified = (path: string): number => {
  try {
    return statSync(path).mtimeMs;
  } catch {
    return 0;
  }
};

/** Whether the owner still runs. Its socket tells on one kernel, whatever its containers. */
async function isAlive(
  path: string,
  socket: string,
  owner: Owner | 'unreadable',
): Promise<boolean> {
  if (owner !== 'unreadable' && owner.boot === bootId()) return connectTo(socket);
  if (owner !== 'unreadable' && owner.host === hostname()) return false;
  const before = modified(path);
  await sleep(owner === 'unreadable' ? beatMs : silenceMs);
  return modified(path) !== before;
}

/**
 * Holds a data folder for this process. A lock whose owner is gone is taken over; a living owner
 * makes it throw `FolderInUse`, because two engines on one folder lose rows without an error.
 */
export async function lockFolder(
  dataDir: string,
  onEvent: (kind: 'lock-taken-over' | 'lock-lost') => void,
): Promise<FolderLock> {
  const path = join(dataDir, 'servery.lock');
  const socket = join(dataDir, 'servery.sock');
  const me: Owner = { token: randomUUID(), pid: process.pid, boot: bootId(), host: hostname() };
  const refuse = (owner: Owner | 'unreadable'): never => {
    const who =
      owner === 'unreadable' ? 'another process' : `process ${owner.pid} on ${owner.host}`;
    throw new FolderInUse(
      `The data folder ${dataDir} is in use by ${who}. Stop that one first, or give this one another folder.`,
    );
  };

  for (let tries = 0; ; tries += 1) {
    try {
      writeFileSync(path, JSON.stringify(me), { flag: 'wx', flush: true });
      break;
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
    }
    const owner = read(path);
    if (owner === null) continue;
    if (tries > 20 || (await isAlive(path, socket, owner))) refuse(owner);
    setAside(path, owner, me.token);
    onEvent('lock-taken-over');
  }

  const beacon: Beacon = await listenOn(socket).catch((error: unknown) => {
    rmSync(path, { force: true });
    throw error;
  });
  const isMine = () => {
    const owner = read(path);
    return owner !== null && owner !== 'unreadable' && owner.token === me.token;
  };
  if (!isMine()) {
    await beacon.close();
    refuse('unreadable');
  }
  const beat = setInterval(() => {
    if (isMine()) return utimesSync(path, new Date(), new Date());
    clearInterval(beat);
    onEvent('lock-lost');
  }, beatMs);
  beat.unref();

  return {
    release: async () => {
      clearInterval(beat);
      const isHeld = isMine();
      await beacon.close();
      if (isHeld) rmSync(path, { force: true });
    },
  };
}

/** Moves a dead owner's lock away; puts it back where it turned out to be a newer one. */
function setAside(path: string, judged: Owner | 'unreadable', token: string): void {
  const aside = `${path}.${token}`;
  try {
    renameSync(path, aside);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return;
    throw error;
  }
  const moved = read(aside);
  const isJudged =
    moved === judged ||
    (typeof moved === 'object' && typeof judged === 'object' && moved?.token === judged.token);
  if (!isJudged && moved !== null && moved !== 'unreadable') {
    try {
      writeFileSync(path, JSON.stringify(moved), { flag: 'wx' });
    } catch {
      // A third process took it meanwhile; the owner sees that at its next beat.
    }
  }
  rmSync(aside, { force: true });
}
