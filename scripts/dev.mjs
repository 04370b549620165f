// Runs the admin in Vite with hot reload, and the real server, which restarts after every change.
import { together } from './together.mjs';

const env = { ...process.env, PORT: '4000' };
await together([
  ['node', ['scripts/watch.mjs'], { env }],
  ['pnpm', ['--filter', '@servery/admin', 'dev']],
]);
