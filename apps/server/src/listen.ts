import type { Server } from 'node:http';
import type { Http2SecureServer } from 'node:http2';
import type { AddressInfo } from 'node:net';
import { serve } from '@hono/node-server';

const graceMs = 1_000;

/** Answers a request. */
export type Answering = Parameters<typeof serve>[0]['fetch'];

/** A port that is answered. */
export interface Listening {
  /** Where to open it. */
  url: string;
  /** Takes nobody new, and lets what is being answered finish for a second. */
  stop(): Promise<void>;
}

/**
 * A request that is sent drop by drop does not hold a connection for ever; one that rests is kept
 * for longer than balancers keep theirs (a minute), so that none is closed while it is asked again.
 */
export const limitTimes = (server: Server | Http2SecureServer): void => {
  Object.assign(server, {
    headersTimeout: 10_000,
    requestTimeout: 30_000,
    keepAliveTimeout: 65_000,
  });
};

/** An address as it stands in a URL. */
export const hostIn = (address: string): string =>
  address.includes(':') ? `[${address}]` : address;

/** Answers plain http at one address. */
export async function listen(
  fetch: Answering,
  { host, port }: { host: string; port: number },
): Promise<Listening> {
  const server = await new Promise<Server>((resolve, reject) => {
    const made = serve({ fetch, hostname: host, port }, () => {
      made.off('error', reject);
      resolve(made);
    }) as Server;
    made.once('error', reject);
    limitTimes(made);
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
