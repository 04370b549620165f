import { Problem, type Answer, type Parsed, type takePrintJob } from '@servery/api';
import { paperFor, showJobDetail, type PrinterRecord } from '@servery/domain/printing';
import { renderEscPos } from '@servery/domain/printing/escpos';
import { settle } from '../settle.ts';
import type { Visit } from '../visit.ts';
import { beginAttempt, headOf } from './attempts.ts';
import { drawLine } from './drawLine.ts';
import { loadJob, loadPrinter } from './load.ts';
import { besideOf } from './rows.ts';

const leaseSeconds = 60;
const pollMs = 1_000;

type Taken = Answer<typeof takePrintJob>;

/** Takes the next job of a printer, or the one that was named, in a transaction of its own. */
async function takeOne(
  visit: Visit,
  printer: PrinterRecord,
  job_id: number | null,
): Promise<Taken> {
  const scope = [printer.merchant_id];
  const wish = { seconds: leaseSeconds, isWished: job_id !== null };
  const begun = await visit.host.database.transaction(async (trx) => {
    const inner: Visit = { ...visit, sql: trx, now: visit.host.now(), changes: [] };
    const id = job_id ?? (await headOf(inner, printer));
    if (id === null) return null;
    const job = await beginAttempt(inner, scope, { id, ...wish });
    if (job?.printer_id !== undefined && job.printer_id !== printer.id)
      throw new Problem('notFound');
    if (!job && job_id !== null) throw new Problem('notAllowedNow');
    await settle(inner, null);
    return job && { job, stored: await loadJob(trx, scope, id) };
  });
  if (!begun) return { taken: null };
  const { job, stored } = begun;
  const bytes = await renderEscPos(paperFor(job), printer, drawLine);
  return {
    taken: {
      job: showJobDetail(job, besideOf(stored).beside),
      attempt: job.attempts,
      until: job.until!,
      bytes: Buffer.from(bytes).toString('base64'),
    },
  };
}

/** Until something happened at a merchant, or a second has passed. */
const news = ({ host }: Visit, merchant_id: number, signal: AbortSignal): Promise<void> =>
  new Promise((resolve) => {
    const end = () => {
      clearTimeout(timer);
      signal.removeEventListener('abort', end);
      stop();
      resolve();
    };
    const timer = setTimeout(end, pollMs);
    const stop = host.database.listen((merchant_ids) => {
      if (merchant_ids === null || [...merchant_ids].includes(merchant_id)) end();
    });
    signal.addEventListener('abort', end);
  });

/** Hands a job to the page or the agent that prints it, waiting for one as long as was asked. */
export async function takeJob(
  visit: Visit,
  id: number,
  { job_id, wait_seconds }: Parsed<typeof takePrintJob>['body'],
  signal: AbortSignal,
): Promise<Taken> {
  const printer = await loadPrinter(visit.sql, visit.caller.scope, id);
  if (printer.connection === 'network') throw new Problem('notAllowedNow');
  const last = performance.now() + wait_seconds * 1000;
  for (;;) {
    const answer = await takeOne(visit, printer, job_id);
    if (answer.taken || performance.now() >= last || signal.aborted) return answer;
    await news(visit, printer.merchant_id, signal);
  }
}
