import { DatabaseUnavailable } from '../DatabaseUnavailable.ts';
import { SqlError } from '../SqlError.ts';

interface PostgresError {
  message: string;
  code?: string;
  detail?: string;
  constraint_name?: string;
  table_name?: string;
  column_name?: string;
}

const awayCodes = new Set([
  '57P01',
  '57P02',
  '57P03',
  'CONNECTION_CLOSED',
  'CONNECTION_ENDED',
  'CONNECTION_DESTROYED',
  'CONNECT_TIMEOUT',
  'ECONNREFUSED',
  'ECONNRESET',
  'EPIPE',
  'ENOTFOUND',
  'EAI_AGAIN',
  'ETIMEDOUT',
  'ENOENT',
]);

/** Whether the server is unreachable, as opposed to refusing a statement. */
export const isAway = (error: unknown): boolean => {
  const code = (error as PostgresError | undefined)?.code ?? '';
  return awayCodes.has(code) || code.startsWith('08') || code === '53300';
};

/** Translates errors of postgres.js into `DatabaseUnavailable` or `SqlError`. */
export function translate(error: unknown, isRetryable: boolean): unknown {
  if (isAway(error)) return new DatabaseUnavailable('unreachable', { cause: error, isRetryable });
  const it = error as PostgresError;
  if (typeof it?.code !== 'string' || !/^[0-9A-Z]{5}$/.test(it.code)) return error;
  if (it.code === '53100' || it.code === '25006') {
    return new DatabaseUnavailable('full', { cause: error });
  }
  // No cause: postgres.js adds the parameters to its errors, and they must not be logged.
  return new SqlError({
    message: it.message,
    code: it.code,
    detail: it.detail,
    constraint: it.constraint_name,
    table: it.table_name,
    column: it.column_name,
  });
}
