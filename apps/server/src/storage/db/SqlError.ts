/** An error of the database, in the same format for both engines. */
export interface SqlFailure {
  message: string;
  /** SQLSTATE, such as `23505` for a duplicate key. */
  code: string;
  detail?: string;
  constraint?: string;
  table?: string;
  column?: string;
}

/** Thrown if the engine refused a statement; `code` is its SQLSTATE. */
export class SqlError extends Error {
  override name = 'SqlError';
  readonly code: string;
  readonly detail?: string;
  readonly constraint?: string;
  readonly table?: string;
  readonly column?: string;
  constructor(failure: SqlFailure, options?: ErrorOptions) {
    super(failure.message, options);
    this.code = failure.code;
    this.detail = failure.detail;
    this.constraint = failure.constraint;
    this.table = failure.table;
    this.column = failure.column;
  }
}

/** Whether the engine refused a row because its key already exists. */
export const isDuplicate = (error: unknown, constraint?: string): boolean =>
  error instanceof SqlError &&
  error.code === '23505' &&
  (constraint === undefined || error.constraint === constraint);
