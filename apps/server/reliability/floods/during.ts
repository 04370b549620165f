import { once } from 'node:events';
import { join } from 'node:path';
import { Worker } from 'node:worker_threads';
import type { Callers } from './callers.ts';

/**
 * Runs some work while callers repeat their request, in a separate thread so that they don't block
 * the measuring one. Returns the result, and how often each status was returned; 0 is a connection
 * that ended without a response.
 */
export async function during<T>(callers: Callers, work: () => Promise<T>) {
  const worker = new Worker(join(import.meta.dirname, 'callers.ts'), { workerData: callers });
  await once(worker, 'message');
  const found = await work();
  worker.postMessage('end');
  const [statuses] = (await once(worker, 'message')) as [Map<number, number>];
  return { found, statuses };
}
