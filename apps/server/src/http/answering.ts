import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Http2ServerRequest, Http2ServerResponse } from 'node:http2';
import { getRequestListener } from '@hono/node-server';

/** The function that answers a request. */
export type Answering = Parameters<typeof getRequestListener>[0];

/**
 * Reads what is left of a request once it is answered, and discards it: the next request of the
 * connection comes after it. The server's `requestTimeout` limits how long that takes.
 */
function discardRest(request: IncomingMessage, response: ServerResponse): void {
  response.once('finish', () => {
    if (request.readableEnded || request.destroyed) return;
    // Whoever began to read the body waits for more with one of these, and keeps it from flowing.
    for (const event of ['readable', 'data']) request.removeAllListeners(event);
    request.resume();
  });
}

/**
 * Returns the listener of a server. A response can be complete before the body of its request was
 * read, such as one that is too large. Over HTTP/1.1, the library would then cut the connection
 * after half a second, and another request with it. Over HTTP/2, it ends the stream.
 */
export function listenerOf(fetch: Answering) {
  const one = getRequestListener(fetch, { autoCleanupIncoming: false });
  const two = getRequestListener(fetch);
  return (
    request: IncomingMessage | Http2ServerRequest,
    response: ServerResponse | Http2ServerResponse,
  ): void => {
    if (request.httpVersionMajor > 1) return void two(request as never, response as never);
    discardRest(request as IncomingMessage, response as ServerResponse);
    void one(request as IncomingMessage, response as ServerResponse);
  };
}
