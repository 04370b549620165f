import { spawn, type ChildProcess } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { pathToFileURL } from 'node:url';

const main = join(import.meta.dirname, '../../src/main.ts');
const maxLines = 200;
const running = new Set<ChildProcess>();
process.on('exit', () => {
  for (const child of running) child.kill('SIGKILL');
});

/** The password of everyone in the samples of these processes. */
export const password = 'reliability';

/** The options of a server process. */
export interface ServerInput {
  dataDir: string;
  databaseUrl?: string;
  /** Additional environment variables. */
  env?: Record<string, string>;
  /** A module to load before the server, in every thread. */
  preload?: string;
  /** A command to start the program with, such as `nice`. */
  under?: readonly string[];
}

/** The real server in its own process, which can be killed. */
export class ServerProcess {
  /** The latest lines of its output. */
  readonly lines: string[] = [];
  /** Its URL, once it serves; rejects if it ends before. */
  readonly ready: Promise<string>;
  readonly ended: Promise<number | null>;
  readonly #child: ChildProcess;

  constructor({ dataDir, databaseUrl, env, preload, under = [] }: ServerInput) {
    // A URL has no spaces, at which NODE_OPTIONS is split.
    const preloaded = preload && pathToFileURL(preload).href;
    const [program, ...args] = [
      ...under,
      process.execPath,
      ...(preloaded ? ['--import', preloaded] : []),
      main,
    ];
    const child = spawn(program, args, {
      env: {
        PATH: process.env['PATH'],
        PORT: '0',
        DATA_DIR: dataDir,
        PAGES_DIR: dataDir,
        SERVERY_SAMPLE_DAYS: '0',
        SERVERY_SAMPLE_PASSWORD: password,
        SERVERY_LIMITS: 'off',
        ...(databaseUrl && { DATABASE_URL: databaseUrl }),
        ...(preloaded && { NODE_OPTIONS: `--import=${preloaded}` }),
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
          if (this.lines.length > maxLines) this.lines.shift();
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

  /** Sends a signal without waiting for its effect. */
  signal(signal: NodeJS.Signals): void {
    this.#child.kill(signal);
  }

  /** Ends the process with a signal, and waits until it has ended. */
  async end(signal: NodeJS.Signals): Promise<number | null> {
    this.#child.kill(signal);
    return this.ended;
  }

  /** Returns the resident memory in bytes (Linux). */
  memory(): number {
    const status = readFileSync(`/proc/${this.pid}/status`, 'utf8');
    return Number(/VmRSS:\s+(\d+)/.exec(status)?.[1] ?? 0) * 1024;
  }
}
