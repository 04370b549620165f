import { spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';

const program = join(import.meta.dirname, '../../src/servery.ts');
const lookEveryMs = 20;

/** The data that a command is about. */
export interface Place {
  dataDir: string;
  databaseUrl?: string;
}

/** What a command that ended took. */
export interface Took {
  ms: number;
  /** Memory of its process at most, in MB; 0 where the system does not tell. */
  peakMb: number;
}

const start = ({ dataDir, databaseUrl }: Place, words: readonly string[]) => {
  const { DATABASE_URL: _, ...rest } = process.env;
  const env = { ...rest, DATA_DIR: dataDir, ...(databaseUrl && { DATABASE_URL: databaseUrl }) };
  const stdio: ['ignore', 'pipe', 'pipe'] = ['ignore', 'pipe', 'pipe'];
  const child = spawn(process.execPath, [program, ...words], { env, stdio });
  let said = '';
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (text: Buffer) => (said += String(text)));
  const ended = new Promise<string>((resolve, reject) =>
    child.once('close', (code) => (code === 0 ? resolve(said) : reject(new Error(said)))),
  );
  return { child, ended };
};

const peakOf = (pid: number): number => {
  try {
    const status = readFileSync(`/proc/${pid}/status`, 'utf8');
    return Math.round(Number(/VmHWM:\s+(\d+) kB/.exec(status)?.[1] ?? 0) / 1024);
  } catch {
    return 0;
  }
};

/** Runs `servery` to its end; rejects with what it said where it fails. */
export async function runServery(place: Place, ...words: string[]): Promise<Took> {
  const began = performance.now();
  const { child, ended } = start(place, words);
  let peakMb = 0;
  const timer = setInterval(() => (peakMb = Math.max(peakMb, peakOf(child.pid!))), lookEveryMs);
  try {
    await ended;
    return { ms: performance.now() - began, peakMb };
  } finally {
    clearInterval(timer);
  }
}

/** Runs `servery` and ends it without a word after so many milliseconds; answers whether it got there first. */
export async function cutServery(place: Place, ms: number, ...words: string[]): Promise<boolean> {
  const { child, ended } = start(place, words);
  const timer = setTimeout(() => child.kill('SIGKILL'), ms);
  try {
    return await ended.then(
      () => true,
      () => false,
    );
  } finally {
    clearTimeout(timer);
  }
}
