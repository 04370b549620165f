import { monitorEventLoopDelay } from 'node:perf_hooks';
import { createRegistry, type Counter, type Histogram } from './registry.ts';

/** The metrics of the server, without personal data and without labels of unbounded cardinality. */
export interface ServerMetrics {
  requests: Counter;
  durations: Histogram;
  /** The number of requests that are being answered now. */
  inFlight: number;
  repeats: Counter;
  refusals: Counter;
  orders: Counter;
  databaseEvents: Counter;
  slowStatements: Counter;
  /** Returns all metrics in Prometheus text format. */
  text(): string;
}

/** The sources of gauges, which are read at each scrape. */
export interface Observed {
  database: { engine: string; isHealthy(): boolean; waiting(): number; hasSpace(): boolean };
  streams: { count(): number };
}

const bounds = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10];
const seconds = (nanoseconds: number) => (Number.isFinite(nanoseconds) ? nanoseconds / 1e9 : 0);

/** Creates the server's metrics, and starts to monitor the event loop. */
export function createServerMetrics({ database, streams }: Observed): ServerMetrics {
  const registry = createRegistry();
  const { counter, gauge, histogram } = registry;
  const loop = monitorEventLoopDelay({ resolution: 20 });
  loop.enable();

  const metrics: ServerMetrics = {
    requests: counter('servery_http_requests_total', 'Number of requests handled.'),
    durations: histogram('servery_http_request_seconds', 'Time to handle a request.', bounds),
    inFlight: 0,
    repeats: counter(
      'servery_idempotency_repeats_total',
      'Writes repeated with the same idempotency key.',
    ),
    refusals: counter('servery_rate_limit_refusals_total', 'Requests rejected by rate limits.'),
    orders: counter('servery_orders_placed_total', 'Number of orders placed.'),
    databaseEvents: counter(
      'servery_database_events_total',
      'Database connections lost, reopened and retried.',
    ),
    slowStatements: counter('servery_slow_statements_total', 'Statements slower than the limit.'),
    text: () => {
      const text = registry.text();
      loop.reset();
      return text;
    },
  };
  gauge('servery_http_requests_in_flight', 'Requests in progress.', () => metrics.inFlight);
  gauge('servery_live_listeners', 'Open event streams.', () => streams.count());
  gauge('servery_database_up', 'Whether the database is reachable.', () => [
    [{ engine: database.engine }, database.isHealthy() ? 1 : 0],
  ]);
  gauge('servery_database_has_space', 'Whether the disk has space for writes.', () =>
    database.hasSpace() ? 1 : 0,
  );
  gauge('servery_database_waiting', 'Requests waiting for a database connection.', () =>
    database.waiting(),
  );
  gauge('servery_event_loop_lag_seconds', 'Timer lag since the last measurement.', () => [
    [{ quantile: '0.5' }, seconds(loop.percentile(50))],
    [{ quantile: '0.99' }, seconds(loop.percentile(99))],
    [{ quantile: '1' }, seconds(loop.max)],
  ]);
  gauge('process_resident_memory_bytes', 'Resident memory size.', () => process.memoryUsage.rss());
  gauge('nodejs_heap_used_bytes', 'Heap memory in use.', () => process.memoryUsage().heapUsed);
  gauge('process_cpu_seconds', 'CPU time since start-up.', () => {
    const { user, system } = process.cpuUsage();
    return (user + system) / 1e6;
  });
  gauge('process_uptime_seconds', 'Time since start-up.', () => process.uptime());
  return metrics;
}
