import { spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';

const program = join(import.meta.dirname, '../../src/servery.ts');
const lookEveryMs = 20;

/** The data that a command works on. */
export interface DataLocation {
  dataDir: string;
  databaseUrl?: string;
}

/** The resource use of a completed command. */
export interface Usage {
  ms: number;
  /** The peak memory of its process in MB; 0 if the system doesn't report it. */
  peakMb: number;
}

const start = ({ dataDir, databaseUrl }: DataLocation, args: readonly string[]) => {
  const { DATABASE_URL: _, ...rest } = process.env;
  const env = { ...rest, DATA_DIR: dataDir, ...(databaseUrl && { DATABASE_URL: databaseUrl }) };
  const stdio: ['ignore', 'pipe', 'pipe'] = ['ignore', 'pipe', 'pipe'];
  const child = spawn(process.execPath, [program, ...args], { env, stdio });
  let output = '';
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (text: Buffer) => (output += String(text)));
  const ended = new Promise<string>((resolve, reject) =>
    child.once('close', (code) => (code === 0 ? resolve(output) : reject(new Error(output)))),
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

/** Runs `servery` to its end; rejects with its output if it fails. */
export async function runServery(location: DataLocation, ...args: string[]): Promise<Usage> {
  const began = performance.now();
  const { child, ended } = start(location, args);
  let peakMb = 0;
  const timer = setInterval(() => (peakMb = Math.max(peakMb, peakOf(child.pid!))), lookEveryMs);
  try {
    await ended;
    return { ms: performance.now() - began, peakMb };
  } finally {
    clearInterval(timer);
  }
}

/**
 * Runs `servery` and kills it after this many milliseconds; returns whether it completed before
 * that.
 */
export async function cutServery(
  location: DataLocation,
  ms: number,
  ...args: string[]
): Promise<boolean> {
  const { child, ended } = start(location, args);
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
