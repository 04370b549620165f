import { Problem } from '@servery/api';
import { refusal } from '@servery/api/serve';
import { SqlError } from '../storage/db/SqlError.ts';
import type { Host } from './host.ts';
import { factsOf } from '../log.ts';

/**
 * Returns an error as a problem that the caller may see, or null; data that the database can't
 * store is `invalid`.
 */
export function problemOf(error: unknown): Problem | null {
  if (error instanceof Problem) return error;
  // SQLSTATE class 22 means that a value itself is at fault, such as a number out of the column's
  // range.
  if (error instanceof SqlError && error.code.startsWith('22')) return new Problem('invalid');
  return null;
}

/** Any failure while the database is unavailable or closing is reported as `maintenance`. */
const away = () => new Problem('maintenance', { details: { retry_after: 2 } });

/** Turns an error into a response. Unexpected errors are logged and reported as a crash. */
export function refuse(error: unknown, requestId: string, { log, database }: Host): Response {
  const problem = problemOf(error) ?? (database.isHealthy() ? null : away());
  if (problem === null || problem.status >= 500 || error instanceof SqlError)
    log('error', 'request failed', { request: requestId, ...factsOf(error) });
  return refusal(problem ?? error, requestId);
}
