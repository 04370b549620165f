import { Problem } from '@servery/api';

/** Why the database does not answer now. */
export type UnavailableReason = 'restarting' | 'timeout' | 'full' | 'unreachable' | 'closed';

/** The database cannot answer now: the problem `maintenance` (503), for which a caller may wait. */
export class DatabaseUnavailable extends Problem {
  override name = 'DatabaseUnavailable';
  readonly reason: UnavailableReason;
  /** True where nothing of the work can have been kept, so that doing it again is safe. */
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
