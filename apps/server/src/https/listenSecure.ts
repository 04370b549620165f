import { getRequestListener } from '@hono/node-server';
import { factsOf, type Log } from '../log.ts';
import { hostIn, limitTimes, type Answering, type Listening } from '../listen.ts';
import { serveBoth } from './bothServers.ts';
import type { Certificates } from './certificates.ts';
import { localNames } from './names.ts';

const graceMs = 1_000;
const checkMs = 60_000;

/** How to listen by https. */
export interface SecureOptions {
  /** An address of this machine; '' for every one. */
  host: string;
  port: number;
  certificates: Certificates;
  log: Log;
}

/**
 * Answers https, and http on the same port, with certificates that are looked at every minute: a
 * new one is shown to new connections while the old ones go on.
 */
export async function listenSecure(
  fetch: Answering,
  { host, port: wanted, certificates, log }: SecureOptions,
): Promise<Listening> {
  const answer = getRequestListener(fetch);
  const both = await serveBoth({
    ...(host && { host }),
    port: wanted,
    certificates,
    listener: (request, response) => void answer(request, response),
    limit: limitTimes,
  });
  const check = setInterval(() => {
    certificates.refresh(new Date()).then(
      (isNew) => {
        if (!isNew) return;
        both.swap();
        log('info', 'certificate renewed');
      },
      (error: unknown) => log('error', 'certificate not renewed', factsOf(error)),
    );
  }, checkMs);
  check.unref();
  const [address = 'localhost'] = host ? [host] : localNames().ip;
  return {
    url: `https://${hostIn(address)}:${both.port}`,
    stop: () => {
      clearInterval(check);
      return both.stop(graceMs);
    },
  };
}
