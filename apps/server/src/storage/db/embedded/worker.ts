import { parentPort, workerData } from 'node:worker_threads';
import { failureOf } from './failure.ts';
import { createFence, type Claim } from './fence.ts';
import { openFolder } from './openFolder.ts';
import type { Hello, Reply, Request } from './protocol.ts';
import { Statements } from './Statements.ts';

const port = parentPort!;
const started = performance.now();

try {
  const { dataDir, claim } = workerData as { dataDir: string; claim: Claim };
  const fence = createFence(claim, () => {
    // In a worker this ends only the thread; the throw keeps the code on its stack from continuing.
    process.exit(1);
    throw new Error('Another process now owns the data folder.');
  });
  const pg = await openFolder(dataDir, fence);
  const statements = await Statements.on(pg);
  const answer = async (request: Request | 'close') => {
    if (request === 'close') {
      await pg.close().catch(() => undefined);
      port.close();
      return;
    }
    let reply: Reply;
    try {
      reply = { id: request.id, isOk: true, ...(await statements.run(request)) };
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
