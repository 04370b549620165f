// Builds the admin with its sample host in the browser and serves the files: no server, no database.
import { run, together } from './together.mjs';

const build = ['run', 'build:demo', '--filter=@servery/admin', '--output-logs=errors-only'];
if (!(await run('turbo', build))) process.exit(1);
await together([['pnpm', ['--filter', '@servery/admin', 'preview:demo']]]);
