import { Problem } from '@servery/api';
import { kitchenOf } from '../orders/lineKitchen.ts';
import type { ActionContext, LineRecord, OrderRecord } from '../orders/record.ts';
import { takeLineStep, type LineInput, type Show } from './steps.ts';

/** The minutes in which lines that are ready can be recalled. */
export const recallMinutes = 10;

type Moments = Pick<OrderRecord, 'ready_at' | 'status_at'>;

/** Returns when a line was ready; if it was marked ready with its order, the time of the order. */
export const readyAt = (line: Pick<LineRecord, 'kitchen'>, order: Moments): string =>
  kitchenOf(line).ready_at ?? order.ready_at ?? order.status_at;

/** Whether a line that is ready can still be recalled. */
export const isRecallable = (
  line: Pick<LineRecord, 'status' | 'kitchen'>,
  order: Moments,
  now: Date,
): boolean =>
  line.status === 'ready' &&
  Date.parse(readyAt(line, order)) >= now.getTime() - recallMinutes * 60_000;

/** Marks lines as being prepared or ready. */
export const bumpLines = (
  order: OrderRecord,
  { lines, to }: { lines: LineInput; to: 'preparing' | 'ready' },
  context: ActionContext,
  show: Show,
): OrderRecord => takeLineStep(order, to === 'ready' ? 'ready' : 'start', lines, context, show);

/**
 * Recalls lines that were ready a short while ago.
 * @throws `tooLate`
 */
export function recallLines(
  order: OrderRecord,
  { lines }: { lines: LineInput },
  context: ActionContext,
  show: Show,
): OrderRecord {
  const next = takeLineStep(order, 'recall', lines, context, show);
  const late = order.items.find(
    (line) =>
      line.status === 'ready' &&
      lines.some(({ id }) => id === line.id) &&
      !isRecallable(line, order, context.now),
  );
  if (late) throw new Problem('tooLate');
  return next;
}

/** Fires held lines, or holds lines that nobody has begun. */
export const fireLines = (
  order: OrderRecord,
  { lines, is_held }: { lines: LineInput; is_held: boolean },
  context: ActionContext,
  show: Show,
): OrderRecord => takeLineStep(order, is_held ? 'hold' : 'fire', lines, context, show);
