import type { SqlError } from './db/SqlError.ts';

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

/** Where an error arose; a stack also repeats the message, which may quote what was sent. */
const placesOf = ({ stack = '' }: Error): string =>
  stack
    .split('\n')
    .filter((line) => /^\s+at /.test(line))
    .join('\n');

type Said = Error & Partial<Pick<SqlError, 'code' | 'table' | 'column' | 'constraint'>>;

const isEngines = ({ code }: Said) => typeof code === 'string' && /^[\dA-Z]{5}$/.test(code);

/** What was said; of an engine without the values that it quotes. */
const saidBy = (error: Said) => {
  const { message, code, table, column, constraint } = error;
  if (!isEngines(error)) return { message };
  return { message: message.replace(/"[^"]*"|'[^']*'/g, '…'), code, table, column, constraint };
};

/** An error as facts: its name, message and places, and those of what caused it. */
export const factsOf = (error: unknown): Record<string, unknown> =>
  error instanceof Error
    ? {
        error: error.name,
        ...saidBy(error),
        stack: placesOf(error),
        ...(error.cause !== undefined && { cause: factsOf(error.cause) }),
      }
    : { error: String(error) };
