import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { createInterface } from 'node:readline';

/** The password of every user in the benchmark's sample. */
export const password = 'bench-2026-only';

/** A running server. */
export interface Host {
  url: string;
  /** Signs in without a signature key and returns the token. */
  signIn: (username: string) => Promise<string>;
  stop: () => Promise<void>;
}

/**
 * Starts the real server on a free local port, with a new sample of the given number of trading
 * days.
 */
export async function startHost(
  dataDir: string,
  pagesDir: string,
  sampleDays: number,
): Promise<Host> {
  const main = join(import.meta.dirname, '../../server/src/main.ts');
  const child = spawn(process.execPath, [main], {
    stdio: ['ignore', 'pipe', 'inherit'],
    env: {
      ...process.env,
      HOST: '127.0.0.1',
      PORT: '0',
      DATA_DIR: dataDir,
      PAGES_DIR: pagesDir,
      SERVERY_SAMPLE_PASSWORD: password,
      SERVERY_SAMPLE_DAYS: String(sampleDays),
      SERVERY_LIMITS: 'off',
      SERVERY_QUIET: '1',
    },
  });
  let url = '';
  for await (const line of createInterface(child.stdout)) {
    url = /ready at (\S+)/.exec(line)?.[1] ?? '';
    if (url) break;
  }
  if (!url) throw new Error('The server did not start.');
  child.stdout.resume();
  return {
    url,
    signIn: async (username) => {
      const answer = await fetch(`${url}/api/login`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', 'admin-version': '5.4.3' },
        body: JSON.stringify({ username, password }),
      });
      const { token } = (await answer.json()) as { token: string };
      return token;
    },
    stop: async () => {
      child.kill('SIGTERM');
      if (child.exitCode === null) await once(child, 'exit');
    },
  };
}
