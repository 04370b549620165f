import {
  beginAttempt,
  cancelExpired,
  endAttempt,
  leaseSeconds,
  type Unit,
} from '@servery/domain/commands';
import { isPrinterPort, isPrivateAddress, paperFor, type Outcome } from '@servery/domain/printing';
import { renderEscPos } from '@servery/domain/printing/escpos';
import { rightsOf } from '@servery/domain/people';
import { sql } from 'kysely';
import { unitOf } from '../../areas/commands/unitOf.ts';
import { everyMerchant } from '../../storage/db/everyMerchant.ts';
import { noAddressLimits } from '../../http/limits/addressLimits.ts';
import type { Host } from '../../http/host.ts';
import { settle } from '../../http/settle.ts';
import { all, type Sql } from '../../storage/sql.ts';
import type { Caller, RequestContext } from '../../http/RequestContext.ts';
import { drawLine } from '../../areas/printing/drawLine.ts';
import { sendTo } from '../../outside/printers/sendTo.ts';

/** A job that can be sent now. */
export interface DueJob {
  merchant_id: number;
  id: number;
  printer_id: number;
}

/** Returns the caller for changes that the server makes while printing. */
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

const during = <T>(host: Host, merchant_id: number, run: (unit: Unit) => Promise<T>) =>
  host.database.transaction(async (trx: Sql) => {
    const ctx: RequestContext = {
      host,
      sql: trx,
      caller: printing(merchant_id),
      now: host.now(),
      requestId: 'printing',
      limits: noAddressLimits,
      approval: null,
      changes: [],
    };
    const answer = await run(unitOf(ctx));
    await settle(ctx, null);
    return answer;
  });

/**
 * Returns the first open job of each network printer, if it is due: one job at a time and in order.
 */
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

/** Whether any job is still open. */
export const isAnythingWaiting = async (host: Host): Promise<boolean> =>
  (
    await all(
      host.database.kysely,
      sql`select 1 from print_job where state in ('queued', 'sending', 'failed')
        and ${everyMerchant('clock')} limit 1`,
    )
  ).length > 0;

/**
 * Ends attempts whose outcome wasn't reported in time; whether they printed anything is unknown.
 */
export async function endSilentAttempts(host: Host): Promise<void> {
  const silent = await all(
    host.database.kysely,
    sql<DueJob>`select merchant_id, id, printer_id from print_job
      where state = 'sending' and until <= ${host.now()} and ${everyMerchant('clock')}`,
  );
  const outcome = { is: 'failed', failure: 'lost', has_begun: true } as const;
  for (const { merchant_id, id } of silent)
    await during(host, merchant_id, (unit) => endAttempt(unit, { id, attempt: null, outcome }));
}

/** Cancels the jobs of all printers that weren't sent while it was worth it. */
export async function cancelExpiredJobs(host: Host): Promise<void> {
  const expired = await all(
    host.database.kysely,
    sql<DueJob>`select merchant_id, id, printer_id from print_job
      where state in ('queued', 'failed') and expires_at <= ${host.now()}
        and ${everyMerchant('clock')}`,
  );
  for (const { merchant_id, id } of expired)
    await during(host, merchant_id, (unit) => cancelExpired(unit, id));
}

/** Sends one job to its printer and saves the outcome. No transaction is open while sending. */
export async function sendJob(
  host: Host,
  { merchant_id, id }: DueJob,
  signal: AbortSignal,
): Promise<void> {
  const begun = await during(host, merchant_id, async (unit) => {
    const held = await beginAttempt(unit, id, { seconds: leaseSeconds.sent });
    return held && { ...held, printer: await unit.prints.printers.find(held.job.printer_id) };
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
  await during(host, merchant_id, (unit) =>
    endAttempt(unit, { id, attempt: job.attempts, outcome }),
  );
}
