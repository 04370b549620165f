import { parentPort, workerData } from 'node:worker_threads';
import { execute, failureOf } from './executor.ts';
import { openFolder } from './openFolder.ts';
import type { Hello, Reply, Request } from './protocol.ts';

const port = parentPort!;
const started = performance.now();

try {
  const pg = await openFolder((workerData as { dataDir: string }).dataDir);
  const answer = async (request: Request | 'close') => {
    if (request === 'close') {
      await pg.close().catch(() => undefined);
      port.close();
      return;
    }
    let reply: Reply;
    try {
      reply = { id: request.id, isOk: true, ...(await execute(pg, request)) };
    } catch (error) {
      reply = { id: request.id, isOk: false, ...failureOf(error) };
    }
    const moved = reply.isOk && reply.copied ? [reply.copied.buffer as ArrayBuffer] : [];
    port.postMessage(reply, moved);
  };
  port.on('message', (request: Request | 'close') => void answer(request));
  port.postMessage({ kind: 'ready', took: performance.now() - started } satisfies Hello);
} catch (error) {
  const message = error instanceof Error ? error.message : String(error);
  port.postMessage({ kind: 'refused', message } satisfies Hello);
  port.close();
}
