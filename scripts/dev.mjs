// The admin from Vite with hot reload beside the real server, which starts again after every change.
import { root, together } from './together.mjs';

const env = { ...process.env, PORT: '4000' };
await together([
  ['node', [`${root}scripts/watch.mjs`], { env }],
  ['pnpm', ['--filter', '@servery/admin', 'dev']],
]);
