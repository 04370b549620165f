import { spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';

export const root = fileURLToPath(new URL('..', import.meta.url));
const shell = process.platform === 'win32';

/** Runs a command to its end and returns whether it succeeded. */
export function run(command, args, options = {}) {
  return new Promise((resolve) => {
    const child = spawn(command, args, { cwd: root, stdio: 'inherit', shell, ...options });
    child.once('exit', (code) => resolve(code === 0));
  });
}

/**
 * Runs commands in parallel until one ends or the process is asked to stop, then stops them all.
 */
export async function together(commands) {
  let isStopping = false;
  const children = commands.map(([command, args, options]) =>
    spawn(command, args, { cwd: root, stdio: ['ignore', 'inherit', 'inherit'], shell, ...options }),
  );
  const stop = () => {
    isStopping = true;
    for (const child of children) child.kill('SIGTERM');
  };
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, stop);
  const ended = children.map(
    (child) =>
      new Promise((resolve) => {
        child.once('exit', (code) => {
          const hasFailed = !isStopping && code !== 0;
          if (!isStopping) stop();
          resolve(hasFailed);
        });
      }),
  );
  const failures = await Promise.all(ended);
  process.exit(failures.includes(true) ? 1 : 0);
}
