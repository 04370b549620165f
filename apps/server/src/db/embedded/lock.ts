import { randomUUID } from 'node:crypto';
import { readFileSync, renameSync, rmSync, statSync, utimesSync, writeFileSync } from 'node:fs';
import { hostname } from 'node:os';
import { basename, join } from 'node:path';
import { connectTo, listenOn, type Beacon } from './beacon.ts';
import { beatMs, isHeld, type Claim } from './fence.ts';

/** A data folder held by this process alone. */
export interface FolderLock {
  claim: Claim;
  release(): Promise<void>;
}

interface Owner {
  token: string;
  pid: number;
  boot: string;
  host: string;
  /** Name of the socket that answers while the owner lives. */
  socket: string;
}

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

/** Names this machine; two machines may share a host name, so its id goes with it where there is one. */
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

/** Whether an owner still runs. Its socket tells on one kernel, whatever its containers. */
async function isAlive(dataDir: string, path: string, owner: Owner): Promise<boolean> {
  if (owner.boot === bootId()) return connectTo(join(dataDir, owner.socket));
  if (owner.host === machineName()) return false;
  const before = modified(path);
  await sleep(silenceMs);
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
  const token = randomUUID();
  const socket = `servery-${token.slice(0, 8)}.sock`;
  const me: Owner = { token, pid: process.pid, boot: bootId(), host: machineName(), socket };
  // First the socket, then the lock: whoever reads the lock finds its owner answering.
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
      // Being written at this moment, or cut short by a power cut: a moment later it is clear.
      if (!hasWaited) {
        hasWaited = true;
        await sleep(beatMs);
        continue;
      }
    } else if (tries > 20 || (await isAlive(dataDir, path, owner))) {
      throw new FolderInUse(
        `The data folder ${dataDir} is in use by process ${owner.pid} on ${owner.host}. Stop that one first, or give this one another folder.`,
      );
    }
    setAside(path, owner, me.token);
    if (owner !== 'unreadable') rmSync(join(dataDir, basename(owner.socket)), { force: true });
    onEvent('lock-taken-over');
  }
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
