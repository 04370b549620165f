import type { PGlite } from '@electric-sql/pglite';
import type { SqlFailure } from '../SqlError.ts';
import type { Request, Result } from './protocol.ts';

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

/** Runs one request on a PGlite of this thread. */
export async function execute(pg: PGlite, request: Omit<Request, 'id'>): Promise<Result> {
  if (request.first) await pg.exec(request.first);
  if (request.params === undefined) {
    const results = await pg.exec(request.sql);
    const last = results.at(-1) as { rows: unknown[]; affectedRows?: number; command?: string };
    return { rows: last.rows, affected: last.affectedRows ?? 0, command: last.command ?? '' };
  }
  const blob = request.copied && new Blob([request.copied]);
  const result = (await pg.query(request.sql, [...request.params], blob && { blob })) as {
    rows: unknown[];
    affectedRows?: number;
    command?: string;
    blob?: Blob;
  };
  return {
    rows: result.rows,
    affected: result.affectedRows ?? 0,
    command: result.command ?? '',
    ...(result.blob && { copied: new Uint8Array(await result.blob.arrayBuffer()) }),
  };
}

/** Reads what PGlite threw; `isBroken` where this instance must not be trusted any longer. */
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
