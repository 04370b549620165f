import type { Reason } from '@servery/api';
import { isOpen, type OrderRecord } from '../orders/index.ts';
import { waiting, type JobRecord } from './jobs.ts';

const isTrouble = ({ state, attempts }: Pick<JobRecord, 'state' | 'attempts'>): boolean =>
  // One attempt that fails is gone a second later; nobody needs to be called for it.
  state === 'dead' || (state === 'failed' && attempts > 1);

/**
 * An order with `print_failed` opened while a print of it does not come out, and closed once all
 * have; the same order when nothing changed. `jobs` are all of the order's that are not done with.
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
  const hasTrouble = jobs.some(isTrouble);
  const isTried = jobs.some(({ state }) => waiting.has(state));
  if (hasTrouble && !held && isOpen(order)) {
    const reason: Reason = {
      code: 'print_failed',
      severity: 'urgent',
      opened_at: at,
      resolved_at: null,
      resolved_by: null,
    };
    return { ...order, reasons: [...order.reasons, reason] };
  }
  // While it is being tried again it is not known yet whether the trouble is over.
  if (hasTrouble || isTried || !held) return order;
  const closed = { ...held, resolved_at: at, resolved_by: by };
  return { ...order, reasons: order.reasons.map((one) => (one === held ? closed : one)) };
}
