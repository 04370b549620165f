// The server, started again after every change of what it is made of; it closes its database first.
import { spawn } from 'node:child_process';
import { watch } from 'node:fs';
import { join } from 'node:path';
import { root } from './together.mjs';

// `node --watch` instruments worker threads too, which the embedded database does not survive.
const folders = ['apps/server/src', 'packages/api/src', 'packages/domain/src'];
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
    else console.log(`The server ended with ${code}; it starts again after the next change.`);
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
