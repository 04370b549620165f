import { monitorEventLoopDelay } from 'node:perf_hooks';
import { createRegistry, type Counter, type Histogram } from './registry.ts';

/** What is counted while the server works; no name of anybody, and no label that grows without end. */
export interface ServerMetrics {
  requests: Counter;
  durations: Histogram;
  /** Requests that are being answered now. */
  inFlight: number;
  repeats: Counter;
  refusals: Counter;
  orders: Counter;
  databaseEvents: Counter;
  slowStatements: Counter;
  /** Everything in the text format that Prometheus reads. */
  text(): string;
}

/** What is read from elsewhere when somebody looks. */
export interface Observed {
  database: { engine: string; isHealthy(): boolean; waiting(): number; hasSpace(): boolean };
  streams: { count(): number };
}

const bounds = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10];
const seconds = (nanoseconds: number) => (Number.isFinite(nanoseconds) ? nanoseconds / 1e9 : 0);

/** The server's own figures; the event loop is watched from now on. */
export function createServerMetrics({ database, streams }: Observed): ServerMetrics {
  const registry = createRegistry();
  const { counter, gauge, histogram } = registry;
  const loop = monitorEventLoopDelay({ resolution: 20 });
  loop.enable();

  const metrics: ServerMetrics = {
    requests: counter('servery_http_requests_total', 'Requests answered.'),
    durations: histogram('servery_http_request_seconds', 'Time to answer a request.', bounds),
    inFlight: 0,
    repeats: counter('servery_idempotency_repeats_total', 'Writes that came again by their key.'),
    refusals: counter('servery_rate_limit_refusals_total', 'Calls refused as too many.'),
    orders: counter('servery_orders_placed_total', 'Orders placed.'),
    databaseEvents: counter(
      'servery_database_events_total',
      'The database lost, reopened, retried.',
    ),
    slowStatements: counter('servery_slow_statements_total', 'Statements over the slow limit.'),
    text: () => {
      const text = registry.text();
      loop.reset();
      return text;
    },
  };
  gauge('servery_http_requests_in_flight', 'Requests being answered.', () => metrics.inFlight);
  gauge('servery_live_listeners', 'Open event streams.', () => streams.count());
  gauge('servery_database_up', 'Whether the database answers.', () => [
    [{ engine: database.engine }, database.isHealthy() ? 1 : 0],
  ]);
  gauge('servery_database_has_space', 'Whether the disk has room for writes.', () =>
    database.hasSpace() ? 1 : 0,
  );
  gauge('servery_database_waiting', 'Calls waiting for a connection.', () => database.waiting());
  gauge('servery_event_loop_lag_seconds', 'How late timers were since the last look.', () => [
    [{ quantile: '0.5' }, seconds(loop.percentile(50))],
    [{ quantile: '0.99' }, seconds(loop.percentile(99))],
    [{ quantile: '1' }, seconds(loop.max)],
  ]);
  gauge('process_resident_memory_bytes', 'Resident memory.', () => process.memoryUsage.rss());
  gauge('nodejs_heap_used_bytes', 'Heap in use.', () => process.memoryUsage().heapUsed);
  gauge('process_cpu_seconds', 'Processor time since the start.', () => {
    const { user, system } = process.cpuUsage();
    return (user + system) / 1e6;
  });
  gauge('process_uptime_seconds', 'Time since the start.', () => process.uptime());
  return metrics;
}
