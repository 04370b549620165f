import type { EventSubject } from '@servery/api';
import type { RequestContext } from '../../http/RequestContext.ts';

/** Records an action on a job or a printer for live screens and the audit. */
export function recordPrintChange(
  ctx: RequestContext,
  subject: EventSubject,
  { merchant_id, version }: { merchant_id: number; version: number },
  facts: Record<string, unknown>,
): void {
  ctx.changes.push({ kind: 'print.changed', merchant_id, subject, version, facts });
}
