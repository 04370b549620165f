import type { LiveEvent } from '@servery/api';
import type { StoredEvent } from '../db/events.ts';
import type { Beat } from './feed.ts';

const text = new TextEncoder();

const block = ({ sequence, kind, merchant_id, payload }: StoredEvent): string => {
  const event: LiveEvent = {
    sequence,
    kind: kind as LiveEvent['kind'],
    merchant_id,
    order_id: Number(payload['order_id']),
    version: Number(payload['version']),
  };
  return `id: ${sequence}\ndata: ${JSON.stringify(event)}\n\n`;
};

const written = new WeakMap<readonly StoredEvent[], Uint8Array>();

/** Events as bytes. Streams at the same place share one array of them, so it is written out once. */
function chunkOf(events: readonly StoredEvent[]): Uint8Array {
  const known = written.get(events);
  if (known) return known;
  const chunk = text.encode(events.map(block).join(''));
  written.set(events, chunk);
  return chunk;
}

/** Events as server-sent events, with a comment as heartbeat. A reader who goes ends what feeds the stream. */
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
      // Proxies that collect an answer before passing it on would hold events back.
      'x-accel-buffering': 'no',
    },
  });
}
