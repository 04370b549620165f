import type { SqlFailure } from '../SqlError.ts';

const breaking = new Set(['53100', '58030', 'XX001', 'XX002']);

interface Refusal {
  message?: string;
  code?: string;
  severity?: string;
  detail?: string;
  constraint?: string;
  table?: string;
  column?: string;
}

/** Interprets an error of PGlite; `isBroken` if this instance can't be used any longer. */
export function failureOf(error: unknown): { failure: SqlFailure; isBroken: boolean } {
  const it = error as Refusal;
  const isFromEngine = typeof it.code === 'string' && /^[0-9A-Z]{5}$/.test(it.code);
  const isOurs = error instanceof RangeError || error instanceof TypeError;
  const isFatal = it.severity === 'FATAL' || it.severity === 'PANIC';
  const failure: SqlFailure = {
    message: it.message ?? String(error),
    code: isFromEngine ? it.code! : 'XX000',
    detail: it.detail,
    constraint: it.constraint,
    table: it.table,
    column: it.column,
  };
  const isBroken = isFromEngine ? isFatal || breaking.has(it.code!) : !isOurs;
  return { failure, isBroken };
}
