import { closeSync, fsyncSync, openSync } from 'node:fs';
import type { PGlite, PGliteOptions } from '@electric-sql/pglite';
import { NodeFS } from '@electric-sql/pglite/nodefs';

interface Stream {
  nfd?: number;
  node: { mode: number };
}
interface EmscriptenModule {
  NODEFS: {
    realPath(node: Stream['node']): string;
    stream_ops: {
      fsync?: (stream: Stream) => number;
      write: (stream: Stream, ...what: unknown[]) => number;
    };
  };
}
type Options = Parameters<NodeFS['init']>[1];

const EIO = 29;

/**
 * PGlite's file system on disk with the missing fsync: without it, a power cut loses acknowledged
 * rows. `fsyncs` counts the calls, so that a start can verify that they happen. `beforeWrite` is
 * called before each write and may end the thread.
 */
export class DurableNodeFS extends NodeFS {
  fsyncs = 0;
  readonly #beforeWrite: () => void;

  constructor(folder: string, beforeWrite: () => void = () => {}) {
    super(folder);
    this.#beforeWrite = beforeWrite;
  }

  override async init(pg: PGlite, options: Options) {
    const { emscriptenOpts } = await super.init(pg, options);
    const install = (module: unknown) => {
      const { NODEFS } = module as EmscriptenModule;
      const { write } = NODEFS.stream_ops;
      NODEFS.stream_ops.write = (...what) => {
        this.#beforeWrite();
        return write(...what);
      };
      NODEFS.stream_ops.fsync = (stream) => {
        this.fsyncs += 1;
        try {
          if (stream.nfd === undefined) fsyncFolder(NODEFS.realPath(stream.node));
          else fsyncSync(stream.nfd);
          return 0;
        } catch {
          return EIO;
        }
      };
    };
    return {
      emscriptenOpts: { ...emscriptenOpts, preRun: [...(emscriptenOpts.preRun ?? []), install] },
    };
  }
}

/** Flushes a folder, so that the names in it survive a power cut. */
export function fsyncFolder(path: string): void {
  if (process.platform === 'win32') return;
  const handle = openSync(path, 'r');
  try {
    fsyncSync(handle);
  } finally {
    closeSync(handle);
  }
}

/** Returns PGlite's start parameters with fsync turned on. */
export const durable = (defaults: readonly string[]): PGliteOptions['startParams'] => [
  ...defaults.filter((word) => word !== '-F'),
  '-c',
  'fsync=on',
  '-c',
  'wal_sync_method=fsync',
];
