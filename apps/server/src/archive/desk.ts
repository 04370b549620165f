import { chmodSync, rmSync } from 'node:fs';
import { connect, createServer, type Socket } from 'node:net';
import { join } from 'node:path';
import { reach } from '../db/embedded/beacon.ts';

/** What the program on the command line asks of a server that has the data folder open. */
export interface Asked {
  /** The path of the file that it wants. */
  backup: string;
}

/** What it is told: the facts of what was made, or why it was not. */
export type Told<Facts> = { done: Facts } | { refused: string };

const longestAsked = 10_000;
const patienceMs = 5_000;

const socketOf = (dataDir: string) => join(dataDir, 'servery.sock');

const lineFrom = (socket: Socket, most: number): Promise<string> =>
  new Promise((resolve, reject) => {
    let text = '';
    socket.setEncoding('utf8');
    socket.on('data', (part: string) => {
      text += part;
      const end = text.indexOf('\n');
      if (end !== -1) resolve(text.slice(0, end));
      else if (text.length > most) reject(new Error('That is too long.'));
    });
    socket.once('end', () => reject(new Error('The other side hung up.')));
    socket.once('error', reject);
  });

/**
 * Answers what is asked through a socket in the data folder, which only the folder's owner can
 * reach. Whoever opens it holds the folder, so that a socket found there is a dead server's.
 */
export async function openDesk<Facts>(
  dataDir: string,
  answer: (asked: Asked) => Promise<Facts>,
): Promise<{ close(): Promise<void> }> {
  const path = socketOf(dataDir);
  if (process.platform !== 'win32') rmSync(path, { force: true });
  const { address, done } = reach(path);
  const atWork = new Set<Promise<void>>();
  const serve = async (socket: Socket) => {
    socket.setTimeout(patienceMs, () => socket.destroy());
    try {
      const asked = JSON.parse(await lineFrom(socket, longestAsked)) as Asked;
      socket.setTimeout(0);
      const told: Told<Facts> = await answer(asked).then(
        (facts) => ({ done: facts }),
        (error: unknown) => ({ refused: error instanceof Error ? error.message : String(error) }),
      );
      socket.end(`${JSON.stringify(told)}\n`);
    } catch {
      socket.destroy();
    }
  };
  const server = createServer((socket) => {
    socket.on('error', () => socket.destroy());
    const work = serve(socket).finally(() => atWork.delete(work));
    atWork.add(work);
  });
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(address, resolve);
  });
  server.unref();
  if (process.platform !== 'win32') chmodSync(path, 0o600);
  return {
    close: async () => {
      const closed = new Promise<void>((resolve) => server.close(() => resolve()));
      await Promise.all(atWork);
      await closed;
      done();
    },
  };
}

/** Asks the server that has a data folder open; null where none answers there. */
export async function askDesk<Facts>(dataDir: string, asked: Asked): Promise<Told<Facts> | null> {
  const { address, done } = reach(socketOf(dataDir));
  const socket = connect(address);
  try {
    const isThere = await new Promise<boolean>((resolve) => {
      socket.once('connect', () => resolve(true));
      socket.once('error', () => resolve(false));
    });
    if (!isThere) return null;
    const told = lineFrom(socket, Infinity);
    socket.write(`${JSON.stringify(asked)}\n`);
    return JSON.parse(await told) as Told<Facts>;
  } finally {
    socket.destroy();
    done();
  }
}
