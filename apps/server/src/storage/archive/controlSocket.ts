import { chmodSync, rmSync } from 'node:fs';
import { connect, createServer, type Socket } from 'node:net';
import { join } from 'node:path';
import { reach } from '../db/embedded/beacon.ts';

/** A request of the command line to the server that has the data folder open. */
export type ControlRequest =
  /** Makes a backup in the file at this path. */
  | { backup: string }
  /** Adds an administrator. */
  | { addAdmin: { username: string; name: string; email: string } }
  /** Unlocks the person with this username. */
  | { unlock: string }
  /** Deletes the sample. */
  | { removeSample: true };

/** The server's response: the result, or the reason of a refusal. */
export type ControlResponse<Facts> = { done: Facts } | { refused: string };

const maxRequestLength = 10_000;
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
      else if (text.length > most) reject(new Error('The request is too long.'));
    });
    socket.once('end', () => reject(new Error('The other side closed the connection.')));
    socket.once('error', reject);
  });

/**
 * Answers requests through a socket in the data folder, which only the folder's owner can reach.
 * The caller has locked the folder, so an existing socket belongs to a server that has ended.
 */
export async function openControlSocket<Facts>(
  dataDir: string,
  answer: (request: ControlRequest) => Promise<Facts>,
): Promise<{ close(): Promise<void> }> {
  const path = socketOf(dataDir);
  if (process.platform !== 'win32') rmSync(path, { force: true });
  const { address, done } = reach(path);
  const atWork = new Set<Promise<void>>();
  const serve = async (socket: Socket) => {
    socket.setTimeout(patienceMs, () => socket.destroy());
    try {
      const request = JSON.parse(await lineFrom(socket, maxRequestLength)) as ControlRequest;
      socket.setTimeout(0);
      const response: ControlResponse<Facts> = await answer(request).then(
        (facts) => ({ done: facts }),
        (error: unknown) => ({ refused: error instanceof Error ? error.message : String(error) }),
      );
      socket.end(`${JSON.stringify(response)}\n`);
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

/** Sends a request to the server that has a data folder open; returns null if no server answers. */
export async function sendControlRequest<Facts>(
  dataDir: string,
  request: ControlRequest,
): Promise<ControlResponse<Facts> | null> {
  const { address, done } = reach(socketOf(dataDir));
  const socket = connect(address);
  try {
    const isThere = await new Promise<boolean>((resolve) => {
      socket.once('connect', () => resolve(true));
      socket.once('error', () => resolve(false));
    });
    if (!isThere) return null;
    const response = lineFrom(socket, Infinity);
    socket.write(`${JSON.stringify(request)}\n`);
    return JSON.parse(await response) as ControlResponse<Facts>;
  } finally {
    socket.destroy();
    done();
  }
}
