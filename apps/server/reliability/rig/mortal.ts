// Loaded before the server: SIGUSR2 ends the thread that its embedded database runs in.
import { syncBuiltinESMExports } from 'node:module';
import threads from 'node:worker_threads';

if (threads.isMainThread) {
  const started = new Set<threads.Worker>();
  threads.Worker = class extends threads.Worker {
    constructor(...given: ConstructorParameters<typeof threads.Worker>) {
      super(...given);
      started.add(this);
      this.once('exit', () => started.delete(this));
    }
  };
  syncBuiltinESMExports();
  process.on('SIGUSR2', () => {
    for (const worker of started) void worker.terminate();
  });
}
