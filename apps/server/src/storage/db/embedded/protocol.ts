import type { SqlFailure } from '../SqlError.ts';

/** One round trip to the engine: an optional opening statement, then one statement. */
export interface Request {
  id: number;
  /** Run before `sql` in the same round trip, such as `begin`. */
  first?: string;
  sql: string;
  params?: readonly unknown[];
  /** The input of `COPY … FROM '/dev/blob'`. */
  copied?: Uint8Array;
}

/** The result of a statement. */
export interface Result {
  rows: unknown[];
  affected: number;
  command: string;
  /** The output of `COPY … TO '/dev/blob'`. */
  copied?: Uint8Array;
}

/** The engine's response. If `isBroken`, the engine must be restarted. */
export type Reply =
  | ({ id: number; isOk: true } & Result)
  | { id: number; isOk: false; failure: SqlFailure; isBroken: boolean };

/** The message of a worker at the end of its start. */
export type Hello = { kind: 'ready'; took: number } | { kind: 'refused'; message: string };

/** An engine in this thread or another: runs one request at a time. */
export interface Engine {
  /** Runs a request; `patienceMs` replaces the usual time limit of requests. */
  send(request: Omit<Request, 'id'>, patienceMs?: number): Promise<Result>;
  close(): Promise<void>;
  /** Stops it immediately, whatever it is doing, without another write. */
  stop(): Promise<void>;
}
