import type { LineKitchen } from '@servery/api';
import type { LineRecord } from './record.ts';

const nothing: LineKitchen = { fired_at: null, ready_at: null, ready_qty: 0, before: null };

/** Returns the kitchen's data of a line; the initial data if there is none. */
export const kitchenOf = ({ kitchen }: Pick<LineRecord, 'kitchen'>): LineKitchen =>
  kitchen ?? nothing;

/** Returns the quantity of a line that is made. */
export const madeOf = (line: Pick<LineRecord, 'status' | 'quantity' | 'kitchen'>): number =>
  line.status === 'ready' || line.status === 'served' ? line.quantity : kitchenOf(line).ready_qty;

/**
 * Returns a line with a quantity that is sent to the kitchen now, for the first time or as an
 * increase.
 */
export const calledFor = (line: LineRecord, quantity: number, now: Date): LineRecord => ({
  ...line,
  quantity,
  sent_qty: quantity,
  // A held line that was sent before stays held for its course.
  status: line.status === 'held' && line.sent_qty > 0 ? 'held' : 'queued',
  kitchen: {
    ...kitchenOf(line),
    fired_at: now.toISOString(),
    ready_qty: madeOf(line),
    before: null,
  },
});

/** Returns a line with a smaller quantity; it becomes ready if enough of it is already made. */
export function cutTo(line: LineRecord, quantity: number): LineRecord {
  const isMaking = line.status === 'queued' || line.status === 'preparing';
  const made = madeOf(line);
  const status = isMaking && made > 0 && quantity <= made ? 'ready' : line.status;
  return { ...line, quantity, status };
}
