import { Problem } from '@servery/api';
import { refusal } from '@servery/api/serve';
import { SqlError } from './db/SqlError.ts';
import type { Host } from './host.ts';
import { factsOf } from './log.ts';

/** What went wrong, as the caller may know it; data that the engine cannot hold is invalid. */
export function problemOf(error: unknown): Problem | null {
  if (error instanceof Problem) return error;
  // Class 22: the value itself is at fault, such as a number beyond its column.
  if (error instanceof SqlError && error.code.startsWith('22')) return new Problem('invalid');
  return null;
}

/** Whatever fails while the database is away, or closing, fails for that. */
const away = () => new Problem('maintenance', { details: { retry_after: 2 } });

/** Turns what was thrown into an answer. What nobody foresaw is logged and told as a crash. */
export function refuse(error: unknown, requestId: string, { log, database }: Host): Response {
  const problem = problemOf(error) ?? (database.isHealthy() ? null : away());
  if (problem === null || problem.status >= 500 || error instanceof SqlError)
    log('error', 'request failed', { request: requestId, ...factsOf(error) });
  return refusal(problem ?? error, requestId);
}
