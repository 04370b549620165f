// Builds the admin (only if it changed) and serves it from the real server.
import { run, together } from './together.mjs';

// `npm start -- --agent …` runs only the print agent, without pages and server.
const [first, ...words] = process.argv.slice(2);
if (first === '--agent') {
  // This process ends with the agent.
  await together([['node', ['apps/server/src/servery.ts', 'agent', ...words]]]);
}

const built = await run('turbo', [
  'run',
  'build',
  '--filter=@servery/admin',
  '--output-logs=errors-only',
]);
if (!built) process.exit(1);
// `npm start -- --empty` starts without the sample.
const env = first === '--empty' ? { ...process.env, SERVERY_SAMPLE: 'off' } : process.env;
await together([['node', ['apps/server/src/main.ts'], { env }]]);
