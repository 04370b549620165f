import type { Answer, AnyEndpoint, Parsed } from '@servery/api';
import type { AccountHost } from '../account/store.ts';
import type { AttemptStore } from '../account/attempts.ts';
import type { Caller } from '../people/caller.ts';
import type { JobRecord } from '../printing/jobs.ts';
import type { PrinterRecord } from '../printing/printers.ts';
import type { Unit } from './Unit.ts';

/**
 * The context of a procedure: its own units of work, and storage that isn't rolled back by a
 * refusal.
 */
export interface ProcedureContext {
  readonly now: Date;
  /** The caller; without a session, its id is 0. */
  readonly caller: Caller;
  readonly account: AccountHost;
  readonly attempts: AttemptStore;
  /** Runs a unit of work, which is saved when it ends and undone if it throws. */
  readonly unit: <T>(work: (unit: Unit) => Promise<T>) => Promise<T>;
  /** Returns the printer data of a job, in base64. */
  readonly bytesFor: (job: JobRecord, printer: PrinterRecord) => Promise<string>;
  /**
   * Starts a wait of at most `seconds`. The returned function resolves with true when something may
   * have changed at a merchant, and with false once the time is over or the caller has
   * disconnected.
   */
  readonly wait: (seconds: number) => (merchant_id: number) => Promise<boolean>;
}

/**
 * A write in several units of work, described once for every host. Its response holds secrets or
 * depends on the moment, so no host stores it for retries.
 */
export interface Procedure<E extends AnyEndpoint = AnyEndpoint> {
  /** The endpoint that the procedure implements. */
  to: E;
  run: (input: Parsed<E>, context: ProcedureContext) => Promise<Answer<E>>;
}

/** Describes a write in several units of work, such as one that counts its own refusals. */
export const procedure = <E extends AnyEndpoint>(to: E, run: Procedure<E>['run']): Procedure =>
  ({ to, run }) as unknown as Procedure;
