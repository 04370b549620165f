import { factsOf, type Log } from '../../log.ts';
import { listenerOf, type Answering } from '../answering.ts';
import { hostIn, limitTimes, type Listening } from '../listen.ts';
import { serveBoth } from './bothServers.ts';
import type { Certificates } from './certificates.ts';
import { localNames } from './names.ts';

const graceMs = 1_000;
const checkMs = 60_000;

/** The options of an HTTPS server. */
export interface SecureOptions {
  /** An address of this machine; '' for all addresses. */
  host: string;
  port: number;
  certificates: Certificates;
  log: Log;
}

/**
 * Serves HTTPS and HTTP on one port. The certificates are checked every minute; a new one is used
 * for new connections only.
 */
export async function listenSecure(
  fetch: Answering,
  { host, port: wanted, certificates, log }: SecureOptions,
): Promise<Listening> {
  const both = await serveBoth({
    ...(host && { host }),
    port: wanted,
    certificates,
    listener: listenerOf(fetch),
    limit: limitTimes,
  });
  const check = setInterval(() => {
    certificates.refresh(new Date()).then(
      (isNew) => {
        if (!isNew) return;
        both.swap();
        log('info', 'certificate renewed');
      },
      (error: unknown) => log('error', 'certificate renewal failed', factsOf(error)),
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
