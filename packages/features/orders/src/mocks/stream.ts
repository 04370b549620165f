import type { LiveEvent } from '@servery/api';
import type { World } from '@servery/sample';

const block = (event: LiveEvent) => `id: ${event.sequence}\ndata: ${JSON.stringify(event)}\n\n`;

/**
 * Returns the live events of a merchant after a sequence number, followed by new ones until the
 * reader disconnects.
 */
export function streamOf(world: World, merchant_id: number, since: number | undefined): Response {
  const text = new TextEncoder();
  let stop = () => {};
  const body = new ReadableStream<Uint8Array>({
    start(controller) {
      controller.enqueue(text.encode(': live\n\n'));
      const missed = since === undefined ? [] : world.eventsSince(merchant_id, since);
      for (const event of missed ?? []) controller.enqueue(text.encode(block(event)));
      stop = world.listen((event) => {
        if (event.merchant_id === merchant_id) controller.enqueue(text.encode(block(event)));
      });
    },
    cancel: () => stop(),
  });
  return new Response(body, {
    headers: { 'content-type': 'text/event-stream', 'cache-control': 'no-store' },
  });
}
