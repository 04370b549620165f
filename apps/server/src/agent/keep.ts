import { chmod, mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';

/** What an agent remembers between two starts. */
export interface KeptAgent {
  /** Where its server is, such as `https://orders.example`. */
  server: string;
  token: string;
  name: string;
}

/** The file of an agent in a data folder. */
export const keptAt = (dataDir: string): string => join(dataDir, 'print-agent.json');

/** What an agent remembers; null where it has never signed in. */
export async function readKept(path: string): Promise<KeptAgent | null> {
  try {
    return JSON.parse(await readFile(path, 'utf8')) as KeptAgent;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return null;
    throw new Error(`${path} cannot be read; remove it and pair the agent again.`, {
      cause: error,
    });
  }
}

/** Remembers it: whole or not at all, and for nobody else on this machine. */
export async function writeKept(path: string, kept: KeptAgent): Promise<void> {
  await mkdir(dirname(path), { recursive: true });
  const beside = `${path}.new`;
  await writeFile(beside, JSON.stringify(kept), { mode: 0o600 });
  await chmod(beside, 0o600);
  await rename(beside, path);
}
