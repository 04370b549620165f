import type { PrintJob, PrinterConnection, PaperWidth } from '@servery/api';
import {
  showJob,
  type JobBeside,
  type JobRecord,
  type PrinterRecord,
} from '@servery/domain/printing';
import { sql } from 'kysely';
import { searchTextOf } from '../orders/rowsOf.ts';
import type { Row } from '../sql.ts';

/** A job as its table keeps it. */
export const jobRow = (job: JobRecord, printer: string): Row => ({
  ...job,
  kind: job.document.kind,
  search_text: searchTextOf(job.document.title, job.order_number, printer),
});

/** A job `j` as rules know it. */
export const jobColumns = sql`j.id, j.version, j.merchant_id, j.printer_id, j.first_printer_id,
  j.zone_id, j.fallback_id, j.order_id, j.order_number, j.document, j.lines, j.state, j.is_copy, j.attempts, j.next_at,
  j.until, j.failure, j.events, j.created_at, j.created_by, j.state_at`;

/** What stands beside a job `j` of a printer `p`, meant for `f` at first. */
export const besideColumns = sql`p.name as printer_name, p.connection, p.width,
  f.name as first_name,
  (select count(*) from print_job q where q.merchant_id = j.merchant_id
    and q.printer_id = j.printer_id and q.state in ('queued', 'sending', 'failed')
    and q.id <= j.id) as place`;

/** A job with what stands beside it, as one row brings it. */
export interface StoredJob extends JobRecord {
  printer_name: string;
  connection: PrinterConnection;
  width: PaperWidth;
  first_name: string | null;
  place: number;
}

/** Takes a row apart. */
export function besideOf(row: StoredJob): { job: JobRecord; beside: JobBeside } {
  const { printer_name, connection, width, first_name, place, ...job } = row;
  return {
    job,
    beside: {
      printer: { id: job.printer_id, name: printer_name, connection, width },
      first:
        job.first_printer_id === null ? null : { id: job.first_printer_id, name: first_name ?? '' },
      place,
    },
  };
}

/** A job as lists show it. */
export const shownJob = (row: StoredJob): PrintJob => {
  const { job, beside } = besideOf(row);
  return showJob(job, beside);
};

/** A printer as its table keeps it. */
export const printerRow = (printer: PrinterRecord, is_deleted = false): Row => ({
  ...printer,
  is_deleted,
  name_key: printer.name.toLowerCase(),
  search_text: searchTextOf(printer.name, printer.host),
});

/** A printer `p` as rules know it. */
export const printerColumns = sql`p.id, p.version, p.merchant_id, p.name, p.connection, p.host,
  p.port, p.width, p.code_page, p.duties, p.fallback_id, p.is_active, p.printed_at`;
