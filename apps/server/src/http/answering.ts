import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Http2ServerRequest, Http2ServerResponse } from 'node:http2';
import { getRequestListener } from '@hono/node-server';

/** The function that answers a request. */
export type Answering = Parameters<typeof getRequestListener>[0];

/**
 * Returns the listener of a server. A response can be complete before the body of its request was
 * read, such as one that is too large. The rest is then read and discarded, because the next request
 * of the connection comes after it; the server's `requestTimeout` limits how long that takes. The
 * library would cut the connection after half a second, and other requests with it.
 */
export function listenerOf(fetch: Answering) {
  const answer = getRequestListener(fetch, { autoCleanupIncoming: false });
  return (
    request: IncomingMessage | Http2ServerRequest,
    response: ServerResponse | Http2ServerResponse,
  ): void => {
    const discard = () => {
      if (request.readableEnded || request.destroyed) return;
      // A reader that was waiting for more of the body keeps it from flowing.
      for (const event of ['readable', 'data']) request.removeAllListeners(event);
      request.resume();
    };
    // A stream of HTTP/2 that isn't being read when its response ends is reset, which counts each
    // further part of the body as an error of the whole connection.
    if ('stream' in request) request.stream.once('prefinish', discard);
    else response.once('finish', discard);
    void answer(request, response);
  };
}
