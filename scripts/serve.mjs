// Builds the admin (only what changed) and serves it from the real server.
import { root, run, together } from './together.mjs';

const built = await run('turbo', [
  'run',
  'build',
  '--filter=@servery/admin',
  '--output-logs=errors-only',
]);
if (!built) process.exit(1);
await together([['node', [`${root}apps/server/src/main.ts`]]]);
