import type { Client } from './call.ts';
import { liveEvents, type LiveEvent } from './endpoints/liveEvents.ts';
import { Problem } from './problems.ts';

/** The connection of a live screen: not yet known, receives events, polls, or is offline. */
export type LiveState = 'connecting' | 'live' | 'polling' | 'offline';

/** Options for following the live events of a merchant. */
export interface LiveOptions {
  client: Client;
  merchant_id: number | '';
  /** Returns the sequence number of the last event seen. Called again for each connection. */
  since: () => number | undefined;
  onEvent: (event: LiveEvent) => void;
  onState: (state: LiveState) => void;
  /** Called every few seconds while there is no stream. */
  onPoll: () => void;
  /** Called for each heartbeat of a quiet stream. */
  onBeat?: () => void;
  signal: AbortSignal;
}

const isCutOff = () =>
  typeof navigator === 'object' && 'onLine' in navigator && navigator.onLine === false;

const pause = (ms: number, signal: AbortSignal) =>
  new Promise<void>((resolve) => {
    const timer = setTimeout(done, ms);
    function done() {
      clearTimeout(timer);
      signal.removeEventListener('abort', done);
      resolve();
    }
    signal.addEventListener('abort', done);
  });

/** Yields the `data` of each server-sent event, and null for each comment (heartbeat). */
export async function* readEvents(
  stream: ReadableStream<Uint8Array>,
): AsyncGenerator<string | null> {
  const decoder = new TextDecoder();
  let rest = '';
  // Not `for await`, because not every browser can iterate a stream.
  const reader = stream.getReader();
  for (;;) {
    const { done, value: chunk } = await reader.read();
    if (done) return;
    const blocks = (rest + decoder.decode(chunk, { stream: true })).split(/\r?\n\r?\n/);
    rest = blocks.pop() ?? '';
    for (const block of blocks) {
      const data = block.split(/\r?\n/).filter((line) => line.startsWith('data:'));
      yield data.length ? data.map((line) => line.slice(5).trimStart()).join('\n') : null;
    }
  }
}

/** Follows a merchant's events over its own connection until aborted or the session has ended. */
export async function followStream(options: LiveOptions): Promise<void> {
  const { client, merchant_id, since, onEvent, onState, onPoll, onBeat, signal } = options;
  for (let failures = 0; !signal.aborted; failures++) {
    try {
      const stream = await client.open(
        liveEvents,
        { query: { merchant_id, since: since() } },
        signal,
      );
      onState('live');
      for await (const data of readEvents(stream)) {
        failures = 0;
        if (data === null) onBeat?.();
        else onEvent(JSON.parse(data) as LiveEvent);
      }
    } catch (error) {
      if (signal.aborted) return;
      if (error instanceof Problem && (error.status === 401 || error.status === 403)) return;
    }
    onState(isCutOff() ? 'offline' : 'polling');
    await pause(Math.min(15_000, 500 * 2 ** failures) * (0.75 + Math.random() / 2), signal);
    if (!signal.aborted) onPoll();
  }
}
