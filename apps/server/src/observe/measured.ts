import type { MiddlewareHandler } from 'hono';
import type { ServerMetrics } from './serverMetrics.ts';

const outsideApi = 'page';
const unknown = 'unknown';

/** Counts each request by the endpoint that answered it and by its status class. */
export const measured =
  (metrics: ServerMetrics): MiddlewareHandler =>
  async (c, next) => {
    const started = performance.now();
    metrics.inFlight += 1;
    try {
      await next();
    } finally {
      metrics.inFlight -= 1;
      const isApi = c.req.path.startsWith('/api/');
      const labels = {
        route: isApi ? c.get('route') || unknown : outsideApi,
        status: `${Math.floor(c.res.status / 100)}xx`,
      };
      metrics.requests.add(labels);
      metrics.durations.observe(labels, (performance.now() - started) / 1_000);
    }
  };
