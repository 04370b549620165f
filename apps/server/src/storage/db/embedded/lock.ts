import { randomUUID } from 'node:crypto';
import { readFileSync, renameSync, rmSync, statSync, utimesSync, writeFileSync } from 'node:fs';
import { hostname } from 'node:os';
import { basename, join } from 'node:path';
import { connectTo, listenOn, type Beacon } from './beacon.ts';
import { beatMs, isHeld, type Claim } from './fence.ts';

/** The exclusive lock of this process on a data folder. */
export interface FolderLock {
  claim: Claim;
  release(): Promise<void>;
}

interface Owner {
  token: string;
  pid: number;
  boot: string;
  host: string;
  /** The name of the socket that accepts connections while the owner lives. */
  socket: string;
}

const silenceMs = 3 * beatMs;
const sleep = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms));

/** Thrown if another process has the data folder open. */
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

/**
 * Returns the name of this machine for its lock, with its id, because two machines may have the
 * same host name.
 */
const machineName = (): string => {
  try {
    return `${hostname()} ${readFileSync('/etc/machine-id', 'utf8').trim()}`;
  } catch {
    return hostname();
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

/**
 * Whether the owner of a lock still runs. On the same kernel, its socket shows it, even across
 * containers. An owner on another kernel is observed for a while, whatever its name: machines made
 * from one image have the same name and the same id.
 */
async function isAlive(dataDir: string, path: string, owner: Owner): Promise<boolean> {
  if (owner.boot === bootId()) return connectTo(join(dataDir, owner.socket));
  const before = modified(path);
  await sleep(silenceMs);
  return modified(path) !== before;
}

/**
 * Locks a data folder for this process. A lock of a dead owner is taken over; a living owner makes
 * it throw `FolderInUse`, because two engines on one folder lose rows without an error.
 */
export async function lockFolder(
  dataDir: string,
  onEvent: (kind: 'lock-taken-over' | 'lock-lost') => void,
): Promise<FolderLock> {
  const path = join(dataDir, 'servery.lock');
  const token = randomUUID();
  const socket = `servery-${token.slice(0, 8)}.sock`;
  const me: Owner = { token, pid: process.pid, boot: bootId(), host: machineName(), socket };
  // First the socket, then the lock, so that the owner of a readable lock already accepts
  // connections.
  const beacon: Beacon = await listenOn(join(dataDir, socket));
  try {
    await writeLock(dataDir, path, me, onEvent);
  } catch (error) {
    await beacon.close();
    throw error;
  }

  const claim: Claim = { path, token };
  const beat = setInterval(() => {
    if (isHeld(claim)) return utimesSync(path, new Date(), new Date());
    clearInterval(beat);
    onEvent('lock-lost');
  }, beatMs);
  beat.unref();

  return {
    claim,
    release: async () => {
      clearInterval(beat);
      const isMine = isHeld(claim);
      await beacon.close();
      if (isMine) rmSync(path, { force: true });
    },
  };
}

async function writeLock(
  dataDir: string,
  path: string,
  me: Owner,
  onEvent: (kind: 'lock-taken-over') => void,
): Promise<void> {
  let hasWaited = false;
  for (let tries = 0; ; tries += 1) {
    try {
      writeFileSync(path, JSON.stringify(me), { flag: 'wx', flush: true });
      return;
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
    }
    const owner = read(path);
    if (owner === null) continue;
    if (owner === 'unreadable') {
      // Either being written right now, or truncated by a power cut: wait once to find out.
      if (!hasWaited) {
        hasWaited = true;
        await sleep(beatMs);
        continue;
      }
    } else if (tries > 20 || (await isAlive(dataDir, path, owner))) {
      throw new FolderInUse(
        `The data folder ${dataDir} is in use by process ${owner.pid} on ${owner.host}. Stop that process first, or use another folder.`,
      );
    }
    setAside(path, owner, me.token);
    if (owner !== 'unreadable') rmSync(join(dataDir, basename(owner.socket)), { force: true });
    onEvent('lock-taken-over');
  }
}

/** Moves a dead owner's lock away; puts it back if it turns out to be a newer one. */
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
      // A third process has taken it in the meantime; the owner will notice at its next beat.
    }
  }
  rmSync(aside, { force: true });
}
