import {
  Problem,
  type PrintDocument,
  type PrintEvent,
  type PrintFailure,
  type PrintState,
} from '@servery/api';
import type { PrinterRecord } from './printers.ts';

/** A print job as hosts store it, with everything that is printed. */
export interface JobRecord {
  id: number;
  version: number;
  merchant_id: number;
  printer_id: number;
  /** The printer that the job was meant for, once another took over. */
  first_printer_id: number | null;
  /** The kitchen zone that it is for, and that zone's backup printer. */
  zone_id: number | null;
  fallback_id: number | null;
  order_id: number | null;
  order_number: string;
  document: PrintDocument;
  /** The lines it covers with their quantities; negative on void slips. */
  lines: { line_id: number; quantity: number }[];
  state: PrintState;
  is_copy: boolean;
  attempts: number;
  /** When it may be sent at the earliest. */
  next_at: string | null;
  /** When it is no longer worth sending, as for the opening of a cash drawer; null for never. */
  expires_at: string | null;
  /** The deadline for reporting the outcome of the attempt. */
  until: string | null;
  failure: PrintFailure | null;
  events: PrintEvent[];
  created_at: string;
  created_by: string;
  state_at: string;
}

/** The actor and the time of an action on a job. */
export interface Doing {
  by: string;
  now: Date;
}

/**
 * The seconds between attempts at one printer; after the last one the job goes to the backup
 * printer.
 */
export const retrySeconds: readonly number[] = [1, 3, 10, 30];

/** The outcome of an attempt. */
export type Outcome =
  | { is: 'printed' }
  /** `has_begun` is whether a part of it may have been printed. */
  | { is: 'failed'; failure: PrintFailure; has_begun: boolean };

/** The states in which a job has a position in a queue. */
export const waiting: ReadonlySet<PrintState> = new Set(['queued', 'sending', 'failed']);

/** The states in which a job can be moved or cancelled. */
export const openStates = ['queued', 'failed', 'dead'] as const satisfies readonly PrintState[];

const did = (
  job: JobRecord,
  { by, now }: Doing,
  event: Pick<PrintEvent, 'did' | 'printer'> & { failure?: PrintFailure | null },
  change: Partial<JobRecord>,
): JobRecord => {
  const at = now.toISOString();
  const { did: what, printer, failure = null } = event;
  return {
    ...job,
    ...change,
    version: job.version + 1,
    state_at: at,
    events: [...job.events, { at, by, did: what, printer, failure }],
  };
};

/**
 * Returns the last event of a job if it is worth an event to others; null while an attempt is
 * running, which ends within seconds.
 */
export const reportedEventOf = ({ events }: JobRecord): PrintEvent | null => {
  const last = events.at(-1);
  return last && last.did !== 'sending' ? last : null;
};

/** The input of a new job. */
export interface PrintJobInput {
  document: PrintDocument;
  order?: { id: number; number: string } | null;
  lines?: JobRecord['lines'];
  is_copy?: boolean;
  zone?: { id: number; fallback_id: number | null } | null;
  /** The printer that it is for, unless another is requested. */
  printer_id?: number | null;
  /** The seconds after which it is no longer worth sending; null for never. */
  seconds?: number | null;
}

const after = (now: Date, seconds: number): string =>
  new Date(now.getTime() + seconds * 1000).toISOString();

/** Returns a new job at the end of a printer's queue. */
export function newJob(
  {
    document,
    order = null,
    lines = [],
    is_copy = false,
    zone = null,
    seconds = null,
  }: PrintJobInput,
  printer: Pick<PrinterRecord, 'id' | 'merchant_id' | 'name'>,
  { by, now, id }: Doing & { id: number },
): JobRecord {
  const at = now.toISOString();
  return {
    id,
    version: 1,
    merchant_id: printer.merchant_id,
    printer_id: printer.id,
    first_printer_id: null,
    zone_id: zone?.id ?? null,
    fallback_id: zone?.fallback_id ?? null,
    order_id: order?.id ?? null,
    order_number: order?.number ?? '',
    document,
    lines: is_copy ? [] : lines,
    state: 'queued',
    is_copy,
    attempts: 0,
    next_at: at,
    expires_at: seconds === null ? null : after(now, seconds),
    until: null,
    failure: null,
    events: [{ at, by, did: 'made', printer: printer.name, failure: null }],
    created_at: at,
    created_by: by,
    state_at: at,
  };
}

/** Returns the backup printer of a job: the zone's choice, otherwise that of the job's printer. */
export const backupOf = <P extends Pick<PrinterRecord, 'id' | 'is_active' | 'fallback_id'>>(
  { fallback_id, printer_id }: Pick<JobRecord, 'fallback_id' | 'printer_id'>,
  printers: readonly P[],
): P | null => {
  const at = (id: number | null | undefined) =>
    printers.find((printer) => printer.id === id && printer.id !== printer_id);
  const chosen = at(fallback_id);
  if (chosen?.is_active) return chosen;
  return at(printers.find(({ id }) => id === printer_id)?.fallback_id) ?? null;
};

const isPast = ({ expires_at }: Pick<JobRecord, 'expires_at'>, now: Date): boolean =>
  expires_at !== null && Date.parse(expires_at) <= now.getTime();

/** Whether a job wasn't sent while it was worth it. */
export const isExpired = (job: JobRecord, now: Date): boolean =>
  (job.state === 'queued' || job.state === 'failed') && isPast(job, now);

/** Whether a job may be sent now. */
export const isDue = (job: JobRecord, now: Date): boolean =>
  (job.state === 'queued' || job.state === 'failed') &&
  (job.next_at === null || Date.parse(job.next_at) <= now.getTime()) &&
  !isPast(job, now);

/**
 * Marks a job as being sent, with a deadline in seconds for reporting the outcome.
 * @throws `notAllowedNow`
 */
export function startSending(
  job: JobRecord,
  printer: Pick<PrinterRecord, 'name'>,
  { seconds, ...doing }: Doing & { seconds: number },
): JobRecord {
  if (!isDue(job, doing.now)) throw new Problem('notAllowedNow', { details: { state: job.state } });
  const event = { did: 'sending' as const, printer: printer.name };
  return did(job, doing, event, {
    state: 'sending',
    attempts: job.attempts + 1,
    next_at: null,
    until: after(doing.now, seconds),
  });
}

/** The printer of the attempt that ended, and the backup printer. */
interface Ends {
  printer: Pick<PrinterRecord, 'id' | 'name'>;
  fallback: PrinterRecord | null;
  /**
   * Whether the merchant has deleted the printer.
   * @default false
   */
  isRemoved?: boolean;
}

/**
 * Returns a job after a failed attempt: to be retried later, moved to the backup printer, or given
 * up.
 */
function failed(
  job: JobRecord,
  outcome: Extract<Outcome, { is: 'failed' }>,
  { printer, fallback, isRemoved = false }: Ends,
  doing: Doing,
): JobRecord {
  const { failure, has_begun } = outcome;
  const isTicket = job.document.kind === 'kitchen' || job.document.kind === 'void_slip';
  const event = { printer: printer.name, failure };
  const rest = { failure, until: null, next_at: null, is_copy: job.is_copy || has_begun };
  const giveUp = () => did(job, doing, { ...event, did: 'gave_up' }, { ...rest, state: 'dead' });
  // A second ticket marked as a copy is better than none; a second receipt is a person's decision.
  if (has_begun && !isTicket) return giveUp();
  const isLast = isRemoved || failure === 'not_allowed';
  const wait = isLast ? undefined : retrySeconds[job.attempts - 1];
  if (wait !== undefined) {
    const next_at = after(doing.now, wait);
    if (isPast(job, new Date(next_at))) return giveUp();
    return did(job, doing, { ...event, did: 'failed' }, { ...rest, state: 'failed', next_at });
  }
  // Another printer opens another drawer, or none.
  const isBound = job.document.kind === 'drawer';
  if (isBound || !fallback?.is_active || job.first_printer_id !== null) return giveUp();
  const moved = did(
    job,
    doing,
    { ...event, did: 'gave_up' },
    {
      ...rest,
      state: 'queued',
      next_at: doing.now.toISOString(),
      printer_id: fallback.id,
      first_printer_id: printer.id,
      attempts: 0,
    },
  );
  return did(moved, doing, { did: 'moved', printer: fallback.name }, {});
}

/**
 * Returns a job after the outcome of an attempt is known.
 * @throws `notAllowedNow`
 */
export function finish(job: JobRecord, outcome: Outcome, ends: Ends, doing: Doing): JobRecord {
  if (job.state !== 'sending')
    throw new Problem('notAllowedNow', { details: { state: job.state } });
  if (outcome.is === 'failed') return failed(job, outcome, ends, doing);
  const event = { did: 'printed' as const, printer: ends.printer.name };
  const rest = { failure: null, until: null, next_at: null };
  return did(job, doing, event, { ...rest, state: 'printed' });
}

/**
 * Whether the deadline for the outcome of an attempt has passed; the job may or may not have been
 * printed.
 */
export const isOverdue = ({ state, until }: JobRecord, now: Date): boolean =>
  state === 'sending' && until !== null && Date.parse(until) <= now.getTime();

const open = (job: JobRecord, states: readonly PrintState[]): void => {
  if (!states.includes(job.state))
    throw new Problem('notAllowedNow', { details: { state: job.state } });
};

/** Refuses to send a job that opens a drawer again, or elsewhere: it was for one moment. */
const repeatable = ({ document, state }: JobRecord): void => {
  if (document.kind === 'drawer') throw new Problem('notAllowedNow', { details: { state } });
};

/**
 * Queues a failed or given-up job again, immediately and from the first attempt.
 * @throws `notAllowedNow`
 */
export function retryJob(
  job: JobRecord,
  printer: Pick<PrinterRecord, 'name'>,
  doing: Doing,
): JobRecord {
  open(job, ['failed', 'dead']);
  repeatable(job);
  const event = { did: 'retried' as const, printer: printer.name };
  const next_at = doing.now.toISOString();
  return did(job, doing, event, { state: 'queued', attempts: 0, next_at, failure: null });
}

/**
 * Moves a waiting job to another printer.
 * @throws `notAllowedNow`
 */
export function moveJob(
  job: JobRecord,
  to: Pick<PrinterRecord, 'id' | 'name'>,
  doing: Doing,
): JobRecord {
  open(job, openStates);
  repeatable(job);
  const event = { did: 'moved' as const, printer: to.name };
  return did(job, doing, event, {
    state: 'queued',
    printer_id: to.id,
    first_printer_id: job.first_printer_id ?? job.printer_id,
    attempts: 0,
    next_at: doing.now.toISOString(),
    failure: null,
  });
}

/**
 * Cancels a waiting job.
 * @throws `notAllowedNow`
 */
export function cancelJob(
  job: JobRecord,
  printer: Pick<PrinterRecord, 'name'>,
  doing: Doing,
): JobRecord {
  open(job, openStates);
  const event = { did: 'cancelled' as const, printer: printer.name };
  return did(job, doing, event, { state: 'cancelled', next_at: null });
}

/** Cancels a job that wasn't sent while it was worth it. */
export const expireJob = (
  job: JobRecord,
  printer: Pick<PrinterRecord, 'name'>,
  now: Date,
): JobRecord => {
  const event = { did: 'expired' as const, printer: printer.name };
  return did(job, { by: 'rule', now }, event, { state: 'cancelled', next_at: null });
};
