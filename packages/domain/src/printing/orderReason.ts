import type { Reason } from '@servery/api';
import { isOpen, type OrderRecord } from '../orders/index.ts';
import { waiting, type JobRecord } from './jobs.ts';

const isFailed = ({ state, attempts }: Pick<JobRecord, 'state' | 'attempts'>): boolean =>
  // A single failed attempt is retried a second later and needs no attention.
  state === 'dead' || (state === 'failed' && attempts > 1);

/**
 * Opens `print_failed` on an order while one of its prints fails, and closes it once all are
 * printed; returns the same order if nothing changed. `jobs` are all open jobs of the order.
 */
export function reviewPrints(
  order: OrderRecord,
  jobs: readonly Pick<JobRecord, 'state' | 'attempts'>[],
  { by, now }: { by: string; now: Date },
): OrderRecord {
  const at = now.toISOString();
  const held = order.reasons.find(
    ({ code, resolved_at }) => code === 'print_failed' && resolved_at === null,
  );
  const hasFailed = jobs.some(isFailed);
  const isTried = jobs.some(({ state }) => waiting.has(state));
  if (hasFailed && !held && isOpen(order)) {
    const reason: Reason = {
      code: 'print_failed',
      severity: 'urgent',
      opened_at: at,
      resolved_at: null,
      resolved_by: null,
    };
    return { ...order, reasons: [...order.reasons, reason] };
  }
  // During a retry, the outcome isn't known yet.
  if (hasFailed || isTried || !held) return order;
  const closed = { ...held, resolved_at: at, resolved_by: by };
  return { ...order, reasons: order.reasons.map((one) => (one === held ? closed : one)) };
}
