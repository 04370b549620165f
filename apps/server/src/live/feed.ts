import { inScope } from '../storage/db/confine.ts';
import { lastSequences, readEvents, type StoredEvent } from '../storage/db/events.ts';
import type { Db } from '../storage/sql.ts';

const batch = 500;

/** A batch of a merchant's new events, or null for a heartbeat. */
export type Beat = readonly StoredEvent[] | null;

/** Distributes events to the streams that follow them. */
export interface Feed {
  /**
   * Returns the events after a sequence number (after this call if there is none), without gaps,
   * until aborted.
   */
  follow(
    merchant_id: number,
    since: number | undefined,
    signal: AbortSignal,
  ): Promise<AsyncGenerator<Beat>>;
  /** Ends every stream. */
  close(): void;
}

/**
 * Creates the feed of all streams of this node: streams at the same position share one read. Idle
 * streams get a heartbeat every 15 s.
 */
export function createFeed(
  { kysely, listen }: Pick<Db, 'kysely' | 'listen'>,
  beatMs = 15_000,
): Feed {
  const ending = new AbortController();
  const sleepers = new Set<{ merchant_id: number; wake: () => void }>();
  const reads = new Map<string, Promise<StoredEvent[]>>();
  let wakes = 0;

  const stop = listen((merchant_ids) => {
    wakes += 1;
    for (const { merchant_id, wake } of sleepers)
      if (merchant_ids === null || merchant_ids.includes(merchant_id)) wake();
  });

  const read = (merchant_id: number, after: number): Promise<StoredEvent[]> => {
    const name = `${merchant_id} ${after} ${wakes}`;
    const known = reads.get(name);
    if (known) return known;
    const reading = inScope([merchant_id], () =>
      readEvents(kysely, merchant_id, after, batch),
    ).finally(() => reads.delete(name));
    reads.set(name, reading);
    return reading;
  };

  /**
   * Resolves to true when there may be new events, and to false after an idle period or on abort.
   */
  const sleep = (merchant_id: number, signal: AbortSignal) =>
    new Promise<boolean>((resolve) => {
      const done = (hasEvents: boolean) => {
        clearTimeout(timer);
        sleepers.delete(sleeper);
        signal.removeEventListener('abort', end);
        resolve(hasEvents);
      };
      const end = () => done(false);
      const sleeper = { merchant_id, wake: () => done(true) };
      const timer = setTimeout(done, beatMs, false);
      sleepers.add(sleeper);
      signal.addEventListener('abort', end);
    });

  async function* beatsFrom(start: number, merchant_id: number, signal: AbortSignal) {
    let position = start;
    while (!signal.aborted) {
      const before = wakes;
      const events = await read(merchant_id, position);
      position = events.at(-1)?.sequence ?? position;
      if (events.length > 0) yield events;
      else if (before === wakes && !(await sleep(merchant_id, signal)) && !signal.aborted)
        yield null;
    }
  }

  return {
    follow: async (merchant_id, since, signal) => {
      // Read it now, not when the first event is requested: events in between belong to the stream.
      const last =
        (await inScope([merchant_id], () => lastSequences(kysely, [merchant_id]))).get(
          merchant_id,
        ) ?? 0;
      const start = since === undefined ? last : Math.min(since, last);
      return beatsFrom(start, merchant_id, AbortSignal.any([signal, ending.signal]));
    },
    close: () => {
      stop();
      ending.abort();
    },
  };
}
