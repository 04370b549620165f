/** Writes one line; `facts` must not include personal data or secrets. */
export type Log = (
  level: 'info' | 'warn' | 'error',
  event: string,
  facts?: Record<string, unknown>,
) => void;

/** Returns a log that writes JSON lines. */
export const jsonLog =
  (write: (line: string) => void = (line) => process.stdout.write(`${line}\n`)): Log =>
  (level, event, facts = {}) =>
    write(JSON.stringify({ at: new Date().toISOString(), level, event, ...facts }));

/** A log that discards everything, for tests. */
export const silent: Log = () => {};

/**
 * Returns the stack frames of an error; the full stack also repeats the message, which may quote
 * input.
 */
const framesOf = ({ stack = '' }: Error): string =>
  stack
    .split('\n')
    .filter((line) => /^\s+at /.test(line))
    .join('\n');

/** An error, possibly from the database engine, which gives details by code and name. */
type DetailedError = Error & Partial<Record<'code' | 'table' | 'column' | 'constraint', string>>;

const isDatabaseError = ({ code }: DetailedError) =>
  typeof code === 'string' && /^[\dA-Z]{5}$/.test(code);

/**
 * Returns the message and details of an error; for an engine's error without the values that it
 * quotes.
 */
const detailsOf = (error: DetailedError) => {
  const { message, code, table, column, constraint } = error;
  if (!isDatabaseError(error)) return { message };
  return { message: message.replace(/"[^"]*"|'[^']*'/g, '…'), code, table, column, constraint };
};

/**
 * Returns an error as facts for the log: its name, message and stack frames, and those of its
 * causes.
 */
export const factsOf = (error: unknown): Record<string, unknown> =>
  error instanceof Error
    ? {
        error: error.name,
        ...detailsOf(error),
        stack: framesOf(error),
        ...(error.cause !== undefined && { cause: factsOf(error.cause) }),
      }
    : { error: String(error) };
