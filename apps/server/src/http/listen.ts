import { createServer, type Server } from 'node:http';
import type { Http2SecureServer } from 'node:http2';
import type { AddressInfo } from 'node:net';
import { listenerOf, type Answering } from './answering.ts';

const graceMs = 1_000;

/** A listening server. */
export interface Listening {
  /** The URL to open it. */
  url: string;
  /** Stops accepting connections, and gives active requests 1 second to finish. */
  stop(): Promise<void>;
}

/**
 * Sets the timeouts of a server: slow requests can't hold a connection indefinitely, and idle
 * connections are kept longer than load balancers keep theirs (60 s), so that none is closed while
 * it is reused.
 */
export const limitTimes = (server: Server | Http2SecureServer): void => {
  Object.assign(server, {
    headersTimeout: 10_000,
    requestTimeout: 30_000,
    keepAliveTimeout: 65_000,
  });
};

/** Returns an address as it is written in a URL. */
export const hostIn = (address: string): string =>
  address.includes(':') ? `[${address}]` : address;

/** Serves plain HTTP at one address. */
export async function listen(
  fetch: Answering,
  { host, port }: { host: string; port: number },
): Promise<Listening> {
  const server = await new Promise<Server>((resolve, reject) => {
    const made = createServer(listenerOf(fetch));
    made.once('error', reject);
    limitTimes(made);
    made.listen(port, host, () => {
      made.off('error', reject);
      resolve(made);
    });
  });
  return {
    url: `http://${hostIn(host)}:${(server.address() as AddressInfo).port}`,
    stop: () =>
      new Promise((resolve) => {
        const timer = setTimeout(() => server.closeAllConnections(), graceMs);
        server.close(() => {
          clearTimeout(timer);
          resolve();
        });
        server.closeIdleConnections();
      }),
  };
}
