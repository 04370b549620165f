import { createHash } from 'node:crypto';
import { closeSync, openSync, rmSync } from 'node:fs';
import { connect, createServer, type Server } from 'node:net';
import { basename, dirname } from 'node:path';

/** A socket that accepts connections as long as its process lives. */
export interface Beacon {
  close(): Promise<void>;
}

const longest = 100;

/**
 * Returns an address for a socket path. The kernel limits the length of socket paths; longer ones
 * are reached through an open folder.
 */
export function reach(path: string): { address: string; done: () => void } {
  if (process.platform === 'win32') {
    const name = createHash('sha256').update(path.toLowerCase()).digest('hex').slice(0, 32);
    return { address: `\\\\.\\pipe\\servery-${name}`, done: () => undefined };
  }
  if (process.platform !== 'linux' || Buffer.byteLength(path) <= longest) {
    return { address: path, done: () => undefined };
  }
  const folder = openSync(dirname(path), 'r');
  return {
    address: `/proc/self/fd/${folder}/${basename(path)}`,
    done: () => closeSync(folder),
  };
}

/** Starts to listen, after deleting a socket that a dead process left at the path. */
export async function listenOn(path: string): Promise<Beacon> {
  if (process.platform !== 'win32') rmSync(path, { force: true });
  const { address, done } = reach(path);
  const server: Server = createServer((socket) => socket.destroy());
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(address, resolve);
  });
  server.unref();
  return {
    close: () =>
      new Promise((resolve) => {
        server.close(() => {
          done();
          resolve();
        });
      }),
  };
}

/** Whether a living process, even a paused one, accepts connections at the path. */
export function connectTo(path: string): Promise<boolean> {
  const { address, done } = reach(path);
  return new Promise((resolve) => {
    const socket = connect(address);
    const end = (isThere: boolean) => {
      socket.destroy();
      done();
      resolve(isThere);
    };
    socket.once('connect', () => end(true));
    socket.once('error', () => end(false));
  });
}
