import type { PrintJob, PrinterConnection, PaperWidth } from '@servery/api';
import {
  showJob,
  type JobBeside,
  type JobRecord,
  type PrinterRecord,
} from '@servery/domain/printing';
import { sql } from 'kysely';
import { columnsOf } from '../../storage/db/columnsOf.ts';
import { nameKeysOf, searchTextOf } from '../../storage/searchTextOf.ts';
import type { Row } from '../../storage/sql.ts';

/** Returns a job as a database row. */
export const jobRow = (job: JobRecord, printer: string): Row => ({
  ...job,
  kind: job.document.kind,
  search_text: searchTextOf(job.document.title, job.order_number, printer),
});

/** The columns of a job `j` that the rules use. */
export const jobColumns = columnsOf<JobRecord>()(
  'print_job',
  'j',
  `id, version, merchant_id, printer_id, first_printer_id, zone_id, fallback_id, order_id,
  order_number, document, lines, state, is_copy, attempts, next_at, expires_at, until, failure,
  events, created_at, created_by, state_at`,
);

/** The columns of a `JobBeside`, for a job `j` of a printer `p`, first sent to a printer `f`. */
export const besideColumns = sql`p.name as printer_name, p.connection, p.width,
  f.name as first_name,
  (select count(*) from print_job q where q.merchant_id = j.merchant_id
    and q.printer_id = j.printer_id and q.state in ('queued', 'sending', 'failed')
    and q.id <= j.id) as place`;

/** A job with its printers and its place in the queue, as one row. */
export interface StoredJob extends JobRecord {
  printer_name: string;
  connection: PrinterConnection;
  width: PaperWidth;
  first_name: string | null;
  place: number;
}

/** Splits a row into the job and the data about its printers and its place in the queue. */
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

/** Returns a job as lists show it. */
export const shownJob = (row: StoredJob): PrintJob => {
  const { job, beside } = besideOf(row);
  return showJob(job, beside);
};

/** Returns a printer as a database row. */
export const printerRow = (printer: PrinterRecord, is_deleted = false): Row => ({
  ...printer,
  is_deleted,
  ...nameKeysOf(printer.name, printer.host),
});

/** The columns of a printer `p` that the rules use. */
export const printerColumns = columnsOf<PrinterRecord>()(
  'printer',
  'p',
  `id, version, merchant_id, name, connection, host, port, width, code_page, duties, fallback_id,
  has_drawer, is_active, printed_at`,
);
