import { isPrinterPort, isPrivateAddress, paperFor, type Outcome } from '@servery/domain/printing';
import { renderEscPos } from '@servery/domain/printing/escpos';
import { rightsOf } from '@servery/domain/people';
import { sql } from 'kysely';
import { everyMerchant } from '../db/everyMerchant.ts';
import { noQuota } from '../limits/quotas.ts';
import type { Host } from '../host.ts';
import { settle } from '../settle.ts';
import { all, type Sql } from '../sql.ts';
import type { Caller, Visit } from '../visit.ts';
import { beginAttempt, endAttempt } from './attempts.ts';
import { drawLine } from './drawLine.ts';
import { loadPrinter } from './load.ts';
import { sendTo } from './tcp.ts';

/** A job whose turn it is. */
export interface DueJob {
  merchant_id: number;
  id: number;
  printer_id: number;
}

const leaseSeconds = 45;

/** Who acts when the server prints. */
const printing = (merchant_id: number): Caller => ({
  session_id: 0,
  id: 0,
  username: '',
  name: 'rule',
  role: 'merchant',
  template: null,
  merchant_id,
  rights: rightsOf('merchant', null),
  scope: [merchant_id],
});

const during = <T>(host: Host, merchant_id: number, run: (visit: Visit) => Promise<T>) =>
  host.database.transaction(async (trx: Sql) => {
    const visit: Visit = {
      host,
      sql: trx,
      caller: printing(merchant_id),
      now: host.now(),
      requestId: 'printing',
      quota: noQuota,
      approval: null,
      changes: [],
    };
    const answer = await run(visit);
    await settle(visit, null);
    return answer;
  });

/** The first job of each printer in the network, where it is due: one at a time, in their order. */
export const dueJobs = (host: Host): Promise<DueJob[]> =>
  all(
    host.database.kysely,
    sql<DueJob>`select j.merchant_id, j.id, j.printer_id
      from print_job j join printer p on p.merchant_id = j.merchant_id and p.id = j.printer_id
      where p.connection = 'network' and p.is_active and not p.is_deleted
        and j.state in ('queued', 'failed') and j.next_at <= ${host.now()}
        and not exists (select 1 from print_job b where b.merchant_id = j.merchant_id
          and b.printer_id = j.printer_id and b.id < j.id
          and b.state in ('queued', 'sending', 'failed'))
        and ${everyMerchant('clock')}`,
  );

/** Whether anything waits for a printer of the network. */
export const isAnythingWaiting = async (host: Host): Promise<boolean> =>
  (
    await all(
      host.database.kysely,
      sql`select 1 from print_job where state in ('queued', 'sending', 'failed')
        and ${everyMerchant('clock')} limit 1`,
    )
  ).length > 0;

/** Ends attempts of which nobody said in time how they went: what they left on paper, nobody knows. */
export async function endSilentAttempts(host: Host): Promise<void> {
  const silent = await all(
    host.database.kysely,
    sql<DueJob>`select merchant_id, id, printer_id from print_job
      where state = 'sending' and until <= ${host.now()} and ${everyMerchant('clock')}`,
  );
  const outcome = { is: 'failed', failure: 'lost', has_begun: true } as const;
  for (const { merchant_id, id } of silent)
    await during(host, merchant_id, (visit) =>
      endAttempt(visit, [merchant_id], { id, attempt: null, outcome }),
    );
}

/** Sends one job to its printer, and writes how it went. No transaction is open meanwhile. */
export async function sendJob(
  host: Host,
  { merchant_id, id }: DueJob,
  signal: AbortSignal,
): Promise<void> {
  const scope = [merchant_id];
  const begun = await during(host, merchant_id, async (visit) => {
    const job = await beginAttempt(visit, scope, { id, seconds: leaseSeconds });
    return job && { job, printer: await loadPrinter(visit.sql, scope, job.printer_id) };
  });
  if (!begun) return;
  const { job, printer } = begun;
  const send = async (): Promise<Outcome> => {
    // Checked again: the row may be older than the rule or the setting.
    const isOff = host.printing?.isNetworkOff;
    if (isOff || !isPrivateAddress(printer.host) || !isPrinterPort(printer.port))
      return { is: 'failed', failure: 'not_allowed', has_begun: false };
    const bytes = await renderEscPos(paperFor(job), printer, drawLine);
    return sendTo(printer, bytes, host.printing ?? {}, signal);
  };
  const outcome = await send();
  await during(host, merchant_id, (visit) =>
    endAttempt(visit, scope, { id, attempt: job.attempts, outcome }),
  );
}
