// Restarts the server after every change to its sources; it closes its database first.
import { spawn } from 'node:child_process';
import { watch } from 'node:fs';
import { join } from 'node:path';
import { root } from './together.mjs';

// `node --watch` also instruments worker threads, which breaks the embedded database.
const folders = [
  'apps/server/src',
  'packages/api/src',
  'packages/domain/src',
  'packages/sample/src',
];
const isQuiet = /[.](test|stories)[.]tsx?$/;
let server;
let isStopping = false;
let timer;

function start() {
  server = spawn(process.execPath, [join(root, 'apps/server/src/main.ts')], {
    cwd: root,
    stdio: ['ignore', 'inherit', 'inherit'],
  });
  server.once('exit', (code) => {
    if (isStopping) process.exit(0);
    if (server.killed) start();
    else console.log(`The server exited with ${code}. It restarts after the next change.`);
  });
}

function restart() {
  if (server.exitCode === null) server.kill('SIGTERM');
  else start();
}

for (const folder of folders)
  watch(join(root, folder), { recursive: true }, (_, name) => {
    if (name && isQuiet.test(name)) return;
    clearTimeout(timer);
    timer = setTimeout(restart, 150);
  });

for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'])
  process.on(signal, () => {
    isStopping = true;
    if (server.exitCode === null) server.kill('SIGTERM');
    else process.exit(0);
  });

start();
