import type { PrintJob, PrintJobDetail } from '@servery/api';
import type { Actor } from '../people/demand.ts';
import { asCopy } from './document.ts';
import { waiting, type JobRecord } from './jobs.ts';
import type { PrinterRecord } from './printers.ts';
import { mayRead } from './reportSight.ts';

/** Returns the document to print, marked as a copy if it may already have been printed. */
export const paperFor = ({ document, is_copy }: Pick<JobRecord, 'document' | 'is_copy'>) =>
  is_copy ? asCopy(document) : document;

/** The printers of a job, and its position in the queue. */
export interface JobBeside {
  printer: Pick<PrinterRecord, 'id' | 'name' | 'connection' | 'width'>;
  first: { id: number; name: string } | null;
  place: number | null;
}

/** Returns a job as lists show it. */
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

/**
 * Returns a job with its document and its events. The content of a report is left out for a reader
 * who may not read it.
 */
export function showJobDetail(
  job: JobRecord,
  beside: JobBeside,
  reader: Pick<Actor, 'rights'> | null = null,
): PrintJobDetail {
  const document = paperFor(job);
  const isHidden = reader !== null && !mayRead(document.kind, reader);
  return {
    ...showJob(job, beside),
    width: beside.printer.width,
    document: isHidden ? { ...document, blocks: [] } : document,
    events: job.events,
  };
}
