import {
  Problem,
  type PrintDocument,
  type PrintEvent,
  type PrintFailure,
  type PrintJob,
  type PrintJobDetail,
  type PrintState,
} from '@servery/api';
import { asCopy } from './document.ts';
import type { PrinterRecord } from './printers.ts';

/** A job as hosts keep it: all that is printed is in it. */
export interface JobRecord {
  id: number;
  version: number;
  merchant_id: number;
  printer_id: number;
  /** The one that it was meant for, once another took over. */
  first_printer_id: number | null;
  /** The zone of the kitchen that it is for, and the printer that stands in there. */
  zone_id: number | null;
  fallback_id: number | null;
  order_id: number | null;
  order_number: string;
  document: PrintDocument;
  /** How many of which lines it tells the kitchen of, those on void slips below nought. */
  lines: { line_id: number; quantity: number }[];
  state: PrintState;
  is_copy: boolean;
  attempts: number;
  /** From when on it may be sent. */
  next_at: string | null;
  /** Until when whoever took it must have said how it went. */
  until: string | null;
  failure: PrintFailure | null;
  events: PrintEvent[];
  created_at: string;
  created_by: string;
  state_at: string;
}

/** Who does something to a job, and when. */
export interface Doing {
  by: string;
  now: Date;
}

/** Waits between attempts at one printer, in seconds; after the last it is given to another. */
export const retrySeconds: readonly number[] = [1, 3, 10, 30];

/** What becomes of an attempt. */
export type Outcome =
  | { is: 'printed' }
  /** `has_begun`: some of it may be on paper. */
  | { is: 'failed'; failure: PrintFailure; has_begun: boolean };

/** States in which a job still has its place in a queue. */
export const waiting: ReadonlySet<PrintState> = new Set(['queued', 'sending', 'failed']);

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

/** What a new job is made from. */
export interface JobWish {
  document: PrintDocument;
  order?: { id: number; number: string } | null;
  lines?: JobRecord['lines'];
  is_copy?: boolean;
  zone?: { id: number; fallback_id: number | null } | null;
  /** The printer that it is for, unless somebody names another. */
  printer_id?: number | null;
}

/** A new job at the end of a printer's queue. */
export function newJob(
  { document, order = null, lines = [], is_copy = false, zone = null }: JobWish,
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
    until: null,
    failure: null,
    events: [{ at, by, did: 'made', printer: printer.name, failure: null }],
    created_at: at,
    created_by: by,
    state_at: at,
  };
}

/** The printer that takes over when a job does not come out: the zone's choice, else its printer's. */
export const standInOf = <P extends Pick<PrinterRecord, 'id' | 'is_active' | 'fallback_id'>>(
  { fallback_id, printer_id }: Pick<JobRecord, 'fallback_id' | 'printer_id'>,
  printers: readonly P[],
): P | null => {
  const at = (id: number | null | undefined) =>
    printers.find((one) => one.id === id && one.id !== printer_id);
  const chosen = at(fallback_id);
  if (chosen?.is_active) return chosen;
  return at(printers.find(({ id }) => id === printer_id)?.fallback_id) ?? null;
};

/** Whether a job may be sent now. */
export const isDue = ({ state, next_at }: JobRecord, now: Date): boolean =>
  (state === 'queued' || state === 'failed') &&
  (next_at === null || Date.parse(next_at) <= now.getTime());

/** The job is being sent; whoever sends it has so long to say how it went. */
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
    until: new Date(doing.now.getTime() + seconds * 1000).toISOString(),
  });
}

/** What becomes of a job that did not get through: tried again later, by another printer, or by nobody. */
function failed(
  job: JobRecord,
  outcome: Extract<Outcome, { is: 'failed' }>,
  printer: PrinterRecord,
  fallback: PrinterRecord | null,
  doing: Doing,
): JobRecord {
  const { failure, has_begun } = outcome;
  const isTicket = job.document.kind === 'kitchen' || job.document.kind === 'void_slip';
  const event = { printer: printer.name, failure };
  const rest = { failure, until: null, next_at: null, is_copy: job.is_copy || has_begun };
  const giveUp = () => did(job, doing, { ...event, did: 'gave_up' }, { ...rest, state: 'dead' });
  // A second ticket marked as one is better than none; a second receipt is for a person to decide.
  if (has_begun && !isTicket) return giveUp();
  const wait = failure === 'not_allowed' ? undefined : retrySeconds[job.attempts - 1];
  if (wait !== undefined) {
    const next_at = new Date(doing.now.getTime() + wait * 1000).toISOString();
    return did(job, doing, { ...event, did: 'failed' }, { ...rest, state: 'failed', next_at });
  }
  if (!fallback?.is_active || job.first_printer_id !== null) return giveUp();
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

/** What becomes of a job once it is known how sending it went. */
export function finish(
  job: JobRecord,
  outcome: Outcome,
  { printer, fallback }: { printer: PrinterRecord; fallback: PrinterRecord | null },
  doing: Doing,
): JobRecord {
  if (job.state !== 'sending')
    throw new Problem('notAllowedNow', { details: { state: job.state } });
  if (outcome.is === 'failed') return failed(job, outcome, printer, fallback, doing);
  const event = { did: 'printed' as const, printer: printer.name };
  const rest = { failure: null, until: null, next_at: null };
  return did(job, doing, event, { ...rest, state: 'printed' });
}

/** Whether whoever took a job has been silent for too long: what is on paper then, nobody knows. */
export const isOverdue = ({ state, until }: JobRecord, now: Date): boolean =>
  state === 'sending' && until !== null && Date.parse(until) <= now.getTime();

const open = (job: JobRecord, states: readonly PrintState[]): void => {
  if (!states.includes(job.state))
    throw new Problem('notAllowedNow', { details: { state: job.state } });
};

/** Sends a job again that failed or was given up: from the first attempt on, at once. */
export function retryJob(
  job: JobRecord,
  printer: Pick<PrinterRecord, 'name'>,
  doing: Doing,
): JobRecord {
  open(job, ['failed', 'dead']);
  const event = { did: 'retried' as const, printer: printer.name };
  const next_at = doing.now.toISOString();
  return did(job, doing, event, { state: 'queued', attempts: 0, next_at, failure: null });
}

/** Gives a waiting job to another printer. */
export function moveJob(
  job: JobRecord,
  to: Pick<PrinterRecord, 'id' | 'name'>,
  doing: Doing,
): JobRecord {
  open(job, ['queued', 'failed', 'dead']);
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

/** Calls a waiting job off. */
export function cancelJob(
  job: JobRecord,
  printer: Pick<PrinterRecord, 'name'>,
  doing: Doing,
): JobRecord {
  open(job, ['queued', 'failed', 'dead']);
  const event = { did: 'cancelled' as const, printer: printer.name };
  return did(job, doing, event, { state: 'cancelled', next_at: null });
}

/** The document as it goes to the printer now: marked, if it is or may be there already. */
export const paperFor = ({ document, is_copy }: Pick<JobRecord, 'document' | 'is_copy'>) =>
  is_copy ? asCopy(document) : document;

/** The printers that a job speaks of, and its place in the queue. */
export interface JobBeside {
  printer: Pick<PrinterRecord, 'id' | 'name' | 'connection' | 'width'>;
  first: { id: number; name: string } | null;
  place: number | null;
}

/** A job as lists show it. */
export function showJob(job: JobRecord, { printer, first, place }: JobBeside): PrintJob {
  return {
    id: job.id,
    version: job.version,
    merchant_id: job.merchant_id,
    kind: job.document.kind,
    title: job.document.title,
    printer: { id: printer.id, name: printer.name },
    connection: printer.connection,
    first_printer: first && { id: first.id, name: first.name },
    order: job.order_id === null ? null : { id: job.order_id, number: job.order_number },
    state: job.state,
    is_copy: job.is_copy,
    attempts: job.attempts,
    place: waiting.has(job.state) ? place : null,
    failure: job.failure,
    next_at: job.next_at,
    created_at: job.created_at,
    created_by: job.created_by,
    state_at: job.state_at,
  };
}

/** A job with what it prints, and what happened to it. */
export const showJobDetail = (job: JobRecord, beside: JobBeside): PrintJobDetail => ({
  ...showJob(job, beside),
  width: beside.printer.width,
  document: paperFor(job),
  events: job.events,
});
