import { Problem } from '@servery/api';

/** The reason why the database is unavailable. */
export type UnavailableReason = 'restarting' | 'timeout' | 'full' | 'unreachable' | 'closed';

/**
 * The database is temporarily unavailable: the problem `maintenance` (503), after which a caller
 * may retry.
 */
export class DatabaseUnavailable extends Problem<'maintenance'> {
  override name = 'DatabaseUnavailable';
  readonly reason: UnavailableReason;
  /** Whether none of the work can have been committed, so that repeating it is safe. */
  readonly isRetryable: boolean;
  constructor(
    reason: UnavailableReason,
    { cause, isRetryable = false }: { cause?: unknown; isRetryable?: boolean } = {},
  ) {
    super('maintenance', { details: { retry_after: reason === 'full' ? 60 : 2 } }, { cause });
    this.reason = reason;
    this.isRetryable = isRetryable;
  }
}
