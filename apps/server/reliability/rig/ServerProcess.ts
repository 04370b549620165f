import { spawn, type ChildProcess } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { createInterface } from 'node:readline';

const main = join(import.meta.dirname, '../../src/main.ts');
const keptLines = 200;
const running = new Set<ChildProcess>();
process.on('exit', () => {
  for (const child of running) child.kill('SIGKILL');
});

/** Everybody's password in a sample that these processes made. */
export const password = 'reliability';

/** How the program is started. */
export interface ServerWish {
  dataDir: string;
  databaseUrl?: string;
  /** Further settings of its environment. */
  env?: Record<string, string>;
  /** Modules to load before it, in every thread. */
  preload?: string;
  /** What starts the program instead of Node, such as `nice`. */
  under?: readonly string[];
}

/** The real program in a process of its own, to be killed. */
export class ServerProcess {
  /** What it printed last. */
  readonly lines: string[] = [];
  /** Its address, once it serves; rejects where it ended before. */
  readonly ready: Promise<string>;
  readonly ended: Promise<number | null>;
  readonly #child: ChildProcess;

  constructor({ dataDir, databaseUrl, env, preload, under = [] }: ServerWish) {
    const [program, ...words] = [
      ...under,
      process.execPath,
      ...(preload ? ['--import', preload] : []),
      main,
    ];
    const child = spawn(program, words, {
      env: {
        PATH: process.env['PATH'],
        PORT: '0',
        DATA_DIR: dataDir,
        PAGES_DIR: dataDir,
        SERVERY_SAMPLE_DAYS: '0',
        SERVERY_SAMPLE_PASSWORD: password,
        SERVERY_LIMITS: 'off',
        ...(databaseUrl && { DATABASE_URL: databaseUrl }),
        ...(preload && { NODE_OPTIONS: `--import=${preload}` }),
        ...env,
      },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    this.#child = child;
    running.add(child);
    this.ended = new Promise((resolve) => {
      child.once('exit', (code) => {
        running.delete(child);
        resolve(code);
      });
    });
    this.ready = new Promise((resolve, reject) => {
      for (const stream of [child.stdout, child.stderr])
        createInterface({ input: stream }).on('line', (line) => {
          this.lines.push(line);
          if (this.lines.length > keptLines) this.lines.shift();
          const url = /ready at (\S+)/.exec(line)?.[1];
          if (url) resolve(url);
        });
      child.once('error', reject);
      void this.ended.then(() =>
        reject(new Error(`The server ended before it was ready:\n${this.lines.join('\n')}`)),
      );
    });
    this.ready.catch(() => undefined);
  }

  get pid(): number {
    return this.#child.pid!;
  }

  /** Sends a signal without waiting for what it does. */
  signal(signal: NodeJS.Signals): void {
    this.#child.kill(signal);
  }

  /** Ends it with a signal and waits until it is gone. */
  async end(signal: NodeJS.Signals): Promise<number | null> {
    this.#child.kill(signal);
    return this.ended;
  }

  /** Bytes of memory that it occupies now (Linux). */
  memory(): number {
    const status = readFileSync(`/proc/${this.pid}/status`, 'utf8');
    return Number(/VmRSS:\s+(\d+)/.exec(status)?.[1] ?? 0) * 1024;
  }
}
