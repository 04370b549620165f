import type { LiveEvent } from './endpoints/liveEvents.ts';
import { followStream, type LiveOptions, type LiveState } from './live.ts';

/** The time within which a leader must respond. */
const answerMs = 10_000;
/** The maximum silence of a leader. A quiet stream sends a heartbeat every 15 seconds. */
const silenceMs = 40_000;

type Channel = InstanceType<typeof BroadcastChannel>;

type Message =
  | { type: 'lead' | 'beat' | 'poll' }
  | { type: 'join'; id: string; since: number | undefined }
  | { type: 'joined'; id: string; state: LiveState | undefined }
  | { type: 'state'; state: LiveState }
  | { type: 'event'; event: LiveEvent };

const messageIn = (event: Event) => (event as Event & { data: Message }).data;

interface Shared extends LiveOptions {
  post: (message: Message) => void;
}

/**
 * Follows the events of a merchant over one connection for all tabs of a browser, because HTTP/1.1
 * allows only six. The tab that holds the lock is the leader: it has the connection and forwards
 * its events. A tab that gets no response from the leader opens its own connection.
 */
export async function followShared(name: string, options: LiveOptions): Promise<void> {
  // Web Locks need a secure context: HTTPS or localhost.
  if (typeof BroadcastChannel !== 'function' || !('locks' in navigator))
    return followStream(options);
  const channel = new BroadcastChannel(name);
  const post = (message: Message) => channel.postMessage(message);
  const silent = new AbortController();
  const stopListening = listen(channel, { ...options, post }, () => silent.abort());
  try {
    const signal = AbortSignal.any([options.signal, silent.signal]);
    await navigator.locks.request(name, { signal }, async () => {
      stopListening();
      await lead(channel, { ...options, post });
    });
  } catch (error) {
    if (!silent.signal.aborted && !options.signal.aborted) throw error;
  } finally {
    stopListening();
    channel.close();
  }
  if (silent.signal.aborted && !options.signal.aborted) await followStream(options);
}

/**
 * Forwards the leader's events to this tab, once the leader knows which ones it has seen. Returns a
 * function that stops it.
 */
function listen(channel: Channel, options: Shared, onSilence: () => void) {
  const { post, since, onEvent, onState, onPoll } = options;
  const id = crypto.randomUUID();
  let isJoined = false;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const expectWithin = (ms: number) => {
    clearTimeout(timer);
    timer = setTimeout(onSilence, ms);
  };
  const join = () => {
    isJoined = false;
    expectWithin(answerMs);
    post({ type: 'join', id, since: since() });
  };
  const onMessage = (event: Event) => {
    const data = messageIn(event);
    if (data.type === 'lead') join();
    const isOurs = data.type === 'joined' && data.id === id;
    isJoined ||= isOurs;
    if (!isJoined || data.type === 'join') return;
    expectWithin(silenceMs);
    if (isOurs && data.state) onState(data.state);
    if (data.type === 'event' && data.event.sequence > (since() ?? 0)) onEvent(data.event);
    if (data.type === 'state') onState(data.state);
    if (data.type === 'poll') onPoll();
  };
  channel.addEventListener('message', onMessage);
  join();
  return () => {
    clearTimeout(timer);
    channel.removeEventListener('message', onMessage);
  };
}

/** Holds the connection for all tabs. Reconnects from an earlier event if a tab has missed some. */
async function lead(channel: Channel, options: Shared): Promise<void> {
  const { post, since, onEvent, onState, onPoll, signal } = options;
  let last = since();
  let state: LiveState | undefined;
  let reopening = new AbortController();
  channel.addEventListener('message', (event) => {
    const data = messageIn(event);
    if (data.type !== 'join') return;
    post({ type: 'joined', id: data.id, state });
    if (data.since === undefined || (last !== undefined && last <= data.since)) return;
    last = data.since;
    reopening.abort();
  });
  post({ type: 'lead' });
  do {
    reopening = new AbortController();
    await followStream({
      ...options,
      signal: AbortSignal.any([signal, reopening.signal]),
      since: () => last,
      onEvent: (event) => {
        last = event.sequence;
        post({ type: 'event', event });
        if (event.sequence > (since() ?? 0)) onEvent(event);
      },
      onState: (next) => {
        state = next;
        post({ type: 'state', state });
        onState(state);
      },
      onPoll: () => {
        post({ type: 'poll' });
        onPoll();
      },
      onBeat: () => post({ type: 'beat' }),
    });
  } while (reopening.signal.aborted && !signal.aborted);
}
