import { fork } from 'node:child_process';
import { refusePicture, type Inspected } from '@servery/domain/media';
import type { Encoded } from './encodeHere.ts';

/**
 * The time limit for a drawing on a busy machine. Its process is killed after 2 seconds of processor
 * time anyway.
 */
const patienceMs = 15_000;

/**
 * Encodes a picture in a separate process, which is killed if it takes too long: the library can't
 * be interrupted while it draws. The process inherits no environment variables.
 *
 * @throws `invalid` with `complex` if encoding takes longer than `ms`, with `broken` if it fails
 */
export function encodeApart(
  bytes: Uint8Array,
  found: Inspected,
  ms = patienceMs,
): Promise<Encoded> {
  const child = fork(new URL('./encoder.ts', import.meta.url), {
    serialization: 'advanced',
    execArgv: [],
    env: {},
    stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
  });
  const { promise, resolve, reject } = Promise.withResolvers<Encoded>();
  const timer = setTimeout(() => reject(refusePicture('complex')), ms);
  child.once('message', (encoded: Encoded | null) =>
    encoded ? resolve(encoded) : reject(refusePicture('complex')),
  );
  child.once('error', reject);
  child.once('exit', () => reject(refusePicture('broken')));
  child.send({ bytes, found }, (error) => error && reject(error));
  return promise.finally(() => {
    clearTimeout(timer);
    child.kill('SIGKILL');
  });
}
