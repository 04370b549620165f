import { Problem } from '@servery/api';
import { kitchenOf } from '../orders/lineKitchen.ts';
import type { Act, LineRecord, OrderRecord } from '../orders/record.ts';
import { takeLineStep, type LineWish, type Show } from './steps.ts';

/** Minutes in which what is ready can be brought back. */
export const recallMinutes = 10;

type Moments = Pick<OrderRecord, 'ready_at' | 'status_at'>;

/** When a line was ready; of one that was made ready with its order, when that was. */
export const readyAt = (line: Pick<LineRecord, 'kitchen'>, order: Moments): string =>
  kitchenOf(line).ready_at ?? order.ready_at ?? order.status_at;

/** Whether a line that is ready can still be brought back. */
export const isRecallable = (
  line: Pick<LineRecord, 'status' | 'kitchen'>,
  order: Moments,
  now: Date,
): boolean =>
  line.status === 'ready' &&
  Date.parse(readyAt(line, order)) >= now.getTime() - recallMinutes * 60_000;

/** Says that lines are being made, or are ready. */
export const bumpLines = (
  order: OrderRecord,
  { lines, to }: { lines: LineWish; to: 'preparing' | 'ready' },
  act: Act,
  show: Show,
): OrderRecord => takeLineStep(order, to === 'ready' ? 'ready' : 'start', lines, act, show);

/** Brings lines back that were ready a short while ago. */
export function recallLines(
  order: OrderRecord,
  { lines }: { lines: LineWish },
  act: Act,
  show: Show,
): OrderRecord {
  const next = takeLineStep(order, 'recall', lines, act, show);
  const late = order.items.find(
    (line) =>
      line.status === 'ready' &&
      lines.some(({ id }) => id === line.id) &&
      !isRecallable(line, order, act.now),
  );
  if (late) throw new Problem('tooLate');
  return next;
}

/** Calls for lines that wait, or lets lines wait that nobody has begun. */
export const fireLines = (
  order: OrderRecord,
  { lines, is_held }: { lines: LineWish; is_held: boolean },
  act: Act,
  show: Show,
): OrderRecord => takeLineStep(order, is_held ? 'hold' : 'fire', lines, act, show);
