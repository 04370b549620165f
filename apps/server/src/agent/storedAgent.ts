import { chmod, mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';

/** The data that a print agent stores between two starts. */
export interface StoredAgent {
  /** The URL of the agent's server, such as `https://orders.example`. */
  server: string;
  token: string;
  name: string;
}

/** Returns the path of an agent's file in a data folder. */
export const storedAgentPath = (dataDir: string): string => join(dataDir, 'print-agent.json');

/**
 * Returns the stored data of an agent, or null if it has never signed in. Throws if the file can't
 * be read.
 */
export async function readStoredAgent(path: string): Promise<StoredAgent | null> {
  try {
    return JSON.parse(await readFile(path, 'utf8')) as StoredAgent;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return null;
    throw new Error(`Couldn’t read ${path}. Remove it and pair the agent again.`, {
      cause: error,
    });
  }
}

/**
 * Stores the data of an agent: atomically, and readable only by the current user of this machine.
 */
export async function writeStoredAgent(path: string, agent: StoredAgent): Promise<void> {
  await mkdir(dirname(path), { recursive: true });
  const beside = `${path}.new`;
  await writeFile(beside, JSON.stringify(agent), { mode: 0o600 });
  await chmod(beside, 0o600);
  await rename(beside, path);
}
