import type { LiveEvent } from '@servery/api';
import type { StoredEvent } from '../storage/db/events.ts';
import type { Beat } from './feed.ts';

const text = new TextEncoder();

const block = ({ sequence, kind, merchant_id, subject, version }: StoredEvent): string => {
  const event: LiveEvent = {
    sequence,
    kind,
    merchant_id,
    subject,
    version,
  };
  return `id: ${sequence}\ndata: ${JSON.stringify(event)}\n\n`;
};

const written = new WeakMap<readonly StoredEvent[], Uint8Array>();

/**
 * Encodes events as bytes. Streams at the same position share the array of events, so it is encoded
 * only once.
 */
function chunkOf(events: readonly StoredEvent[]): Uint8Array {
  const known = written.get(events);
  if (known) return known;
  const chunk = text.encode(events.map(block).join(''));
  written.set(events, chunk);
  return chunk;
}

/**
 * Returns a response of server-sent events, with a comment as heartbeat. Calls `end` when the
 * stream ends or the client disconnects.
 */
export function streamOf(beats: AsyncGenerator<Beat>, end: () => void): Response {
  const body = new ReadableStream<Uint8Array>({
    start: (controller) => controller.enqueue(text.encode(': live\n\n')),
    async pull(controller) {
      const { done, value } = await beats.next();
      if (done) {
        end();
        controller.close();
      } else controller.enqueue(value ? chunkOf(value) : text.encode(': beat\n\n'));
    },
    cancel: end,
  });
  return new Response(body, {
    headers: {
      'content-type': 'text/event-stream',
      'cache-control': 'no-store',
      // Proxies that buffer a response would delay events.
      'x-accel-buffering': 'no',
    },
  });
}
