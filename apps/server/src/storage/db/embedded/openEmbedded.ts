import { mkdirSync } from 'node:fs';
import { resolve } from 'node:path';
import type { DatabaseEvent } from '../database.ts';
import { EmbeddedDriver } from './driver.ts';
import { guardSpace } from './freeSpace.ts';
import { lockFolder } from './lock.ts';
import type { Engine } from './protocol.ts';
import { startMemory } from './memoryEngine.ts';
import { Turns } from '../Turns.ts';
import { Watchdog } from './Watchdog.ts';
import { startWorker } from './workerEngine.ts';

/** The options of the embedded engine. */
export interface EmbeddedOptions {
  dataDir: string;
  queryTimeoutMs: number;
  minFreeBytes: number;
  /** The longest time that a call waits for a restart of the engine, in milliseconds. */
  graceMs: number;
  onEvent: (event: DatabaseEvent) => void;
}

/** A driver with its state. */
export interface OpenDriver {
  driver: EmbeddedDriver;
  isHealthy(): boolean;
  /** Whether the disk has enough space for writes. */
  hasSpace(): boolean;
  close(): Promise<void>;
}

/** Opens a database in memory; `image` is the result of `createImage`. */
export async function openMemory(image?: Blob): Promise<OpenDriver> {
  const engine = await startMemory(image);
  let isOpen = true;
  return {
    driver: new EmbeddedDriver({ turns: new Turns([true], 60_000), ready: async () => engine }),
    isHealthy: () => isOpen,
    hasSpace: () => true,
    close: async () => {
      isOpen = false;
      await engine.close();
    },
  };
}

/** Opens a database in its own folder, locked, durable and supervised. */
export async function openEmbedded(options: EmbeddedOptions): Promise<OpenDriver> {
  const dataDir = resolve(options.dataDir);
  mkdirSync(dataDir, { recursive: true, mode: 0o700 });
  const { onEvent, queryTimeoutMs, graceMs } = options;
  let onLockLost = () => {};
  const lock = await lockFolder(dataDir, (kind) => {
    onEvent({ kind });
    if (kind === 'lock-lost') onLockLost();
  });
  const watchdog = new Watchdog(
    (onLost) => startWorker({ dataDir, claim: lock.claim, queryTimeoutMs, onLost }),
    onEvent,
    graceMs,
  );
  const space = await guardSpace(dataDir, options.minFreeBytes, (isLow, free) =>
    onEvent({ kind: isLow ? 'space-low' : 'space-enough', detail: `${free} bytes free` }),
  );
  const stop = async () => {
    space.stop();
    await watchdog.close();
  };
  onLockLost = () => {
    space.stop();
    // Another process may be writing already: not even a checkpoint may follow.
    void watchdog.stop();
  };
  try {
    await watchdog.open();
  } catch (error) {
    space.stop();
    await lock.release();
    throw error;
  }

  const readOnly = new WeakSet<Engine>();
  const ready = async () => {
    const engine = await watchdog.current();
    if (space.isLow() === readOnly.has(engine)) return engine;
    // The engine itself then refuses writes (25006), so no SQL text needs to be analysed.
    const isLow = space.isLow();
    await engine.send({ sql: `set default_transaction_read_only = ${isLow ? 'on' : 'off'}` });
    if (isLow) readOnly.add(engine);
    else readOnly.delete(engine);
    return engine;
  };

  return {
    driver: new EmbeddedDriver({ turns: new Turns([true], queryTimeoutMs), ready }),
    isHealthy: () => watchdog.isUp,
    hasSpace: () => !space.isLow(),
    close: async () => {
      await stop();
      await lock.release();
    },
  };
}
