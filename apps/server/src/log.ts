/** Writes one line; its facts name no person and carry no secret. */
export type Log = (
  level: 'info' | 'warn' | 'error',
  event: string,
  facts?: Record<string, unknown>,
) => void;

/** A log of JSON lines. */
export const jsonLog =
  (write: (line: string) => void = (line) => process.stdout.write(`${line}\n`)): Log =>
  (level, event, facts = {}) =>
    write(JSON.stringify({ at: new Date().toISOString(), level, event, ...facts }));

/** A log that says nothing, for tests. */
export const silent: Log = () => {};

/** An error as facts: its name, message and stack, and those of what caused it. */
export const factsOf = (error: unknown): Record<string, unknown> =>
  error instanceof Error
    ? {
        error: error.name,
        message: error.message,
        stack: error.stack,
        ...(error.cause !== undefined && { cause: factsOf(error.cause) }),
      }
    : { error: String(error) };
