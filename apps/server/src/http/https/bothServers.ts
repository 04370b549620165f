import { createServer as createHttp, type RequestListener, type Server } from 'node:http';
import { createSecureServer, type Http2SecureServer, type ServerHttp2Session } from 'node:http2';
import { createServer, type AddressInfo, type Server as NetServer, type Socket } from 'node:net';
import type { Certificates } from './certificates.ts';

const handshake = 0x16;
const firstByteMs = 10_000;

/** A server that answers HTTP and HTTPS on one port. */
export interface BothServers {
  port: number;
  /** Uses the current certificates for new connections; existing connections aren't affected. */
  swap(): void;
  /**
   * Stops accepting connections, lets active requests finish, and closes the rest after `graceMs`.
   */
  stop(graceMs: number): Promise<void>;
}

/** The options of `serveBoth`. */
export interface BothOptions {
  /**
   * An address of this machine.
   * @default all addresses
   */
  host?: string;
  port: number;
  certificates: Certificates;
  listener: RequestListener;
  /** Sets the timeouts of both servers before they accept connections. */
  limit: (server: Server | Http2SecureServer) => void;
}

/**
 * Serves HTTP and HTTPS (HTTP/2 or 1.1) on one port, so that a URL's port is the same with either
 * protocol; the first byte of a connection shows which one it is. Rejects if the port is in use.
 */
export async function serveBoth(options: BothOptions): Promise<BothServers> {
  const { certificates, listener, limit } = options;
  const plain = createHttp(listener);
  const secure = createSecureServer(
    {
      ...certificates.current(),
      allowHTTP1: true,
      handshakeTimeout: firstByteMs,
      minVersion: 'TLSv1.2',
    },
    listener as never,
  );
  const sockets = new Set<Socket>();
  const sessions = new Set<ServerHttp2Session>();
  secure.on('session', (session: ServerHttp2Session) => {
    sessions.add(session.once('close', () => sessions.delete(session)));
  });
  for (const server of [plain, secure]) {
    limit(server);
    // These servers never listen themselves; this event starts the checks of their timeouts.
    server.emit('listening');
  }

  const front = createServer((socket) => {
    sockets.add(socket.once('close', () => sockets.delete(socket)));
    const giveUp = () => socket.destroy();
    socket.setTimeout(firstByteMs, giveUp).on('error', giveUp);
    socket.once('data', (chunk) => {
      socket.pause().setTimeout(0);
      socket.off('timeout', giveUp);
      (chunk[0] === handshake ? secure : plain).emit('connection', socket);
      socket.unshift(chunk);
      process.nextTick(() => socket.resume());
    });
  });
  const port = await opened(front, options);
  return {
    port,
    swap: () => secure.setSecureContext(certificates.current()),
    stop: (graceMs) =>
      new Promise((resolve) => {
        const cut = setTimeout(() => sockets.forEach((socket) => socket.destroy()), graceMs);
        front.close(() => {
          clearTimeout(cut);
          plain.close(() => undefined);
          secure.close(() => undefined);
          resolve();
        });
        plain.closeIdleConnections();
        for (const session of sessions) session.close();
      }),
  };
}

const opened = (front: NetServer, { host, port }: BothOptions) =>
  new Promise<number>((resolve, reject) => {
    front.once('error', reject);
    front.listen({ port, ...(host && { host }) }, () => {
      front.off('error', reject);
      resolve((front.address() as AddressInfo).port);
    });
  });
