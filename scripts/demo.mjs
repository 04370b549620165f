// Builds the admin with the in-browser sample host and serves the files, without a server or
// database.
import { run, together } from './together.mjs';

const build = ['run', 'build:demo', '--filter=@servery/admin', '--output-logs=errors-only'];
if (!(await run('turbo', build))) process.exit(1);
await together([['pnpm', ['--filter', '@servery/admin', 'preview:demo']]]);
