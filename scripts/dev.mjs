// The admin from Vite with hot reload beside the real server, which starts again on every change.
import { root, together } from './together.mjs';

await together([
  [
    'node',
    ['--watch', '--watch-preserve-output', `${root}apps/server/src/main.ts`],
    { env: { ...process.env, PORT: '4000' } },
  ],
  ['pnpm', ['--filter', '@servery/admin', 'dev']],
]);
