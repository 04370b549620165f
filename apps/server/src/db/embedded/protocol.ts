import type { SqlFailure } from '../SqlError.ts';

/** One round trip to the engine: an optional opening statement, then one statement. */
export interface Request {
  id: number;
  /** Run before `sql` in the same round trip, such as `begin`. */
  first?: string;
  sql: string;
  params?: readonly unknown[];
  /** What `COPY … FROM '/dev/blob'` reads. */
  copied?: Uint8Array;
}

/** What a statement gave. */
export interface Result {
  rows: unknown[];
  affected: number;
  command: string;
  /** What `COPY … TO '/dev/blob'` wrote. */
  copied?: Uint8Array;
}

/** The engine's answer. After `isBroken` it must be started anew. */
export type Reply =
  | ({ id: number; isOk: true } & Result)
  | { id: number; isOk: false; failure: SqlFailure; isBroken: boolean };

/** What a worker tells when its start is over. */
export type Hello = { kind: 'ready'; took: number } | { kind: 'refused'; message: string };

/** An engine in this thread or another: answers requests one at a time. */
export interface Engine {
  /** `patienceMs` is how long this one request may take, where it is not the usual time. */
  send(request: Omit<Request, 'id'>, patienceMs?: number): Promise<Result>;
  close(): Promise<void>;
  /** Ends it at once, whatever it is doing, without another write. */
  stop(): Promise<void>;
}
