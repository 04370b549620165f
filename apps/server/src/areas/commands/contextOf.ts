import type { ProcedureContext } from '@servery/domain/commands';
import { paperFor } from '@servery/domain/printing';
import { renderEscPos } from '@servery/domain/printing/escpos';
import { drawLine } from '../printing/drawLine.ts';
import type { Arrival } from '../../http/arrival.ts';
import { accountHost } from '../account/accountHost.ts';
import { attemptStore } from '../../session/attemptStore.ts';
import { originOf } from '../../session/device.ts';
import { settle } from '../../http/settle.ts';
import type { RequestContext } from '../../http/RequestContext.ts';
import { unitOf } from './unitOf.ts';
import { waitForChange } from './waitForChange.ts';

/** Returns the context of a procedure: its own transactions, and the request's secrets and cookies. */
export function contextOf(
  ctx: RequestContext,
  arrival: Arrival,
  signal: AbortSignal,
): ProcedureContext {
  const { host, caller, now } = ctx;
  const origin = originOf(arrival.userAgent, arrival.address);
  return {
    now,
    caller,
    account: accountHost(ctx, arrival),
    attempts: attemptStore(host),
    unit: (work) =>
      host.database.transaction(async (trx) => {
        const inner: RequestContext = { ...ctx, sql: trx, now: host.now(), changes: [] };
        const answer = await work(unitOf(inner, { origin }));
        await settle(inner, null);
        return answer;
      }),
    bytesFor: async (job, printer) =>
      Buffer.from(await renderEscPos(paperFor(job), printer, drawLine)).toString('base64'),
    wait: (seconds) => waitForChange(ctx, signal, seconds),
  };
}
