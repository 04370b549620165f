import type { Context, MiddlewareHandler } from 'hono';
import type { Log } from '../log.ts';

declare module 'hono' {
  interface ContextVariableMap {
    /** The endpoint that answered, without the values of the request. */
    route: string;
  }
}

/**
 * Logs each API request once it is answered: its endpoint, status and duration, but no personal
 * data and no input. A refused one has the address that it came from.
 */
export const logged =
  (log: Log, slowMs: number, sourceOf: (c: Context) => string): MiddlewareHandler =>
  async (c, next) => {
    const started = performance.now();
    await next();
    if (!c.req.path.startsWith('/api/')) return;
    const ms = Math.round((performance.now() - started) * 10) / 10;
    log(c.res.status >= 500 ? 'error' : ms >= slowMs ? 'warn' : 'info', 'request', {
      request: c.get('requestId'),
      route: c.get('route') ?? 'none',
      status: c.res.status,
      ms,
      ...(ms >= slowMs && { slow: true }),
      ...(c.res.status >= 400 && { address: sourceOf(c) }),
    });
  };
