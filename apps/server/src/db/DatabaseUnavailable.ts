/** Why the database does not answer now. */
export type UnavailableReason = 'restarting' | 'timeout' | 'full' | 'unreachable' | 'closed';

/** The database cannot answer now; a host turns it into the problem `maintenance` (503). */
export class DatabaseUnavailable extends Error {
  override name = 'DatabaseUnavailable';
  /** The code of the problem that it maps to. */
  readonly code = 'maintenance';
  readonly reason: UnavailableReason;
  /** Seconds after which a caller may try again. */
  readonly retryAfter: number;
  /** True where nothing of the work can have been kept, so that doing it again is safe. */
  readonly isRetryable: boolean;
  constructor(
    reason: UnavailableReason,
    options: { cause?: unknown; isRetryable?: boolean; retryAfter?: number } = {},
  ) {
    super(`The database is not available: ${reason}`, { cause: options.cause });
    this.reason = reason;
    this.retryAfter = options.retryAfter ?? (reason === 'full' ? 60 : 2);
    this.isRetryable = options.isRetryable ?? false;
  }
}
