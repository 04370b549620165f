import { connect, type Socket } from 'node:net';
import type { PrintFailure } from '@servery/api';
import type { Outcome } from '@servery/domain/printing';
import { defaultTimeouts, type PrintingSettings } from '../../printingSettings.ts';

const queryCover = [0x10, 0x04, 0x02];
const queryPaper = [0x10, 0x04, 0x04];
/**
 * A status request that the printer answers only after printing everything before it: on port 9100,
 * this is the only confirmation.
 */
const queryDone = [0x1d, 0x72, 0x01];

const failed = (failure: PrintFailure, has_begun: boolean): Outcome => ({
  is: 'failed',
  failure,
  has_begun,
});

/** Buffers the bytes that a printer sends. */
class Answers {
  #bytes: number[] = [];
  #wake: (() => void) | null = null;
  isOver = false;

  constructor(socket: Socket) {
    socket.on('data', (data) => {
      this.#bytes.push(...data);
      this.#wake?.();
    });
    const end = () => {
      this.isOver = true;
      this.#wake?.();
    };
    socket.on('error', end);
    socket.on('close', end);
  }

  /** Returns the given number of bytes, or null if they don't arrive in time. */
  async take(count: number, milliseconds: number): Promise<number[] | null> {
    const last = performance.now() + milliseconds;
    while (this.#bytes.length < count && !this.isOver) {
      const left = last - performance.now();
      if (left <= 0) break;
      await new Promise<void>((resolve) => {
        const timer = setTimeout(resolve, left);
        this.#wake = () => {
          clearTimeout(timer);
          resolve();
        };
      });
    }
    return this.#bytes.length < count ? null : this.#bytes.splice(0, count);
  }
}

const failureOf = ([cover = 0, paper = 0]: readonly number[]): PrintFailure | null => {
  if (cover & 0x04) return 'cover_open';
  if (paper & 0x60 || cover & 0x20) return 'paper_out';
  return cover & 0x40 ? 'not_ready' : null;
};

const connected = (socket: Socket, milliseconds: number): Promise<PrintFailure | null> =>
  new Promise((resolve) => {
    const timer = setTimeout(() => resolve('unreachable'), milliseconds);
    const is = (failure: PrintFailure | null) => () => {
      clearTimeout(timer);
      resolve(failure);
    };
    socket.once('connect', is(null));
    socket.once('error', (error: NodeJS.ErrnoException) =>
      is(error.code === 'ECONNREFUSED' ? 'refused' : 'unreachable')(),
    );
    socket.once('close', is('unreachable'));
  });

const written = (socket: Socket, bytes: Uint8Array, milliseconds: number): Promise<boolean> =>
  new Promise((resolve) => {
    const timer = setTimeout(() => resolve(false), milliseconds);
    socket.write(bytes, (error) => {
      clearTimeout(timer);
      resolve(!error);
    });
  });

async function printOn(
  socket: Socket,
  bytes: Uint8Array,
  timeouts: typeof defaultTimeouts,
): Promise<Outcome> {
  const answers = new Answers(socket);
  const failure = await connected(socket, timeouts.connect);
  if (failure) return failed(failure, false);
  socket.write(Uint8Array.from([...queryCover, ...queryPaper]));
  const status = await answers.take(2, timeouts.status);
  const statusFailure = status && failureOf(status);
  if (statusFailure) return failed(statusFailure, false);
  if (answers.isOver) return failed('lost', false);
  if (!(await written(socket, bytes, timeouts.print)))
    return failed(answers.isOver ? 'lost' : 'stalled', true);
  if (!status) {
    // This printer doesn't answer status requests: all that is known is that it accepted the data
    // and didn't disconnect.
    await answers.take(1, timeouts.status);
    return answers.isOver ? failed('lost', true) : { is: 'printed' };
  }
  socket.write(Uint8Array.from(queryDone));
  const done = await answers.take(1, timeouts.print);
  if (!done) return failed(answers.isOver ? 'lost' : 'stalled', true);
  return done[0]! & 0x0c ? failed('paper_out', true) : { is: 'printed' };
}

/** Sends bytes to a network printer and returns the outcome. Never rejects. */
export async function sendTo(
  address: { host: string; port: number },
  bytes: Uint8Array,
  settings: PrintingSettings,
  signal: AbortSignal,
): Promise<Outcome> {
  const socket = (settings.dial ?? connect)(address);
  socket.setNoDelay(true);
  // An `error` event without a listener would end the process.
  socket.on('error', () => undefined);
  const stop = () => socket.destroy();
  signal.addEventListener('abort', stop, { once: true });
  if (signal.aborted) stop();
  try {
    return await printOn(socket, bytes, { ...defaultTimeouts, ...settings.timeouts });
  } finally {
    signal.removeEventListener('abort', stop);
    socket.end();
    setTimeout(() => socket.destroy(), 1_000).unref();
  }
}
