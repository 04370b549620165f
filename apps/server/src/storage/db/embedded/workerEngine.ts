import { Worker } from 'node:worker_threads';
import { DatabaseUnavailable } from '../DatabaseUnavailable.ts';
import { SqlError } from '../SqlError.ts';
import { isHeld, type Claim } from './fence.ts';
import type { Engine, Hello, Reply, Request, Result } from './protocol.ts';

/**
 * Called once if an engine fails without having been closed; `gone` settles when its thread has
 * ended.
 */
export type OnLost = (detail: string, gone: Promise<unknown>) => void;

/** The options of a worker. */
export interface WorkerOptions {
  dataDir: string;
  /** The lock that the worker must hold to write. */
  claim: Claim;
  /**
   * Statements that take longer than this, in milliseconds, count as hung, and the worker is ended.
   */
  queryTimeoutMs: number;
  onLost: OnLost;
}

interface Waiting {
  resolve: (result: Result) => void;
  reject: (error: Error) => void;
  timer: NodeJS.Timeout;
}

/** Starts PGlite in its own thread; resolves once it is ready, rejects if it doesn't start. */
export async function startWorker(options: WorkerOptions): Promise<Engine> {
  if (!isHeld(options.claim)) throw new Error('Another process now owns the data folder.');
  const worker = new Worker(new URL('./worker.ts', import.meta.url), {
    workerData: { dataDir: options.dataDir, claim: options.claim },
    execArgv: [],
    name: 'servery-database',
  });
  const waiting = new Map<number, Waiting>();
  const ended = new Promise<void>((resolve) => worker.once('exit', () => resolve()));
  let lastId = 0;
  let isClosing = false;
  let isLost = false;

  const lose = (detail: string, culprit?: number) => {
    if (isLost || isClosing) return;
    isLost = true;
    for (const [id, { reject, timer }] of waiting) {
      clearTimeout(timer);
      const isCulprit = id === culprit;
      reject(
        new DatabaseUnavailable(isCulprit ? 'timeout' : 'restarting', { isRetryable: !isCulprit }),
      );
    }
    waiting.clear();
    options.onLost(detail, worker.terminate());
  };

  await new Promise<void>((resolve, reject) => {
    worker.once('message', (hello: Hello) => {
      if (hello.kind === 'ready') resolve();
      else reject(new Error(hello.message));
    });
    worker.once('error', reject);
    worker.once('exit', () => reject(new Error('The database exited during startup.')));
  });

  worker.on('error', (error) => lose(error instanceof Error ? error.message : String(error)));
  worker.on('exit', (code) => lose(`exited with code ${code}`));
  worker.on('message', (reply: Reply) => {
    const it = waiting.get(reply.id);
    if (!it) return;
    waiting.delete(reply.id);
    clearTimeout(it.timer);
    if (reply.isOk) {
      it.resolve(reply);
      return;
    }
    it.reject(
      reply.failure.code === '53100'
        ? new DatabaseUnavailable('full', { cause: new SqlError(reply.failure) })
        : new SqlError(reply.failure),
    );
    if (reply.isBroken) lose(reply.failure.message);
  });

  return {
    send: (request, patienceMs = options.queryTimeoutMs) =>
      new Promise<Result>((resolve, reject) => {
        if (isLost || isClosing) {
          reject(
            isClosing
              ? new DatabaseUnavailable('closed')
              : new DatabaseUnavailable('restarting', { isRetryable: true }),
          );
          return;
        }
        const id = ++lastId;
        const timer = setTimeout(
          () => lose(`no response within ${patienceMs} ms to: ${request.sql}`, id),
          patienceMs,
        );
        waiting.set(id, { resolve, reject, timer });
        const moved = request.copied ? [request.copied.buffer as ArrayBuffer] : [];
        worker.postMessage({ id, ...request } satisfies Request, moved);
      }),
    close: async () => {
      isClosing = true;
      worker.postMessage('close');
      await ended;
    },
    stop: async () => {
      isClosing = true;
      for (const { reject, timer } of waiting.values()) {
        clearTimeout(timer);
        reject(new DatabaseUnavailable('closed'));
      }
      waiting.clear();
      await worker.terminate();
    },
  };
}
