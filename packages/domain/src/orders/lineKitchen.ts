import type { LineKitchen } from '@servery/api';
import type { LineRecord } from './record.ts';

const nothing: LineKitchen = { fired_at: null, ready_at: null, ready_qty: 0, before: null };

/** What the kitchen keeps of a line; nothing yet where it kept nothing. */
export const kitchenOf = ({ kitchen }: Pick<LineRecord, 'kitchen'>): LineKitchen =>
  kitchen ?? nothing;

/** How many of a line are made. */
export const madeOf = (line: Pick<LineRecord, 'status' | 'quantity' | 'kitchen'>): number =>
  line.status === 'ready' || line.status === 'served' ? line.quantity : kitchenOf(line).ready_qty;

/** A line that the kitchen is called for now, for the first time or for more of it. */
export const calledFor = (line: LineRecord, quantity: number, now: Date): LineRecord => ({
  ...line,
  quantity,
  sent_qty: quantity,
  // What waits for its course goes on waiting.
  status: line.status === 'held' && line.sent_qty > 0 ? 'held' : 'queued',
  kitchen: {
    ...kitchenOf(line),
    fired_at: now.toISOString(),
    ready_qty: madeOf(line),
    before: null,
  },
});

/** A line of which fewer are wanted: what is made of it already may be enough. */
export function cutTo(line: LineRecord, quantity: number): LineRecord {
  const isMaking = line.status === 'queued' || line.status === 'preparing';
  const made = madeOf(line);
  const status = isMaking && made > 0 && quantity <= made ? 'ready' : line.status;
  return { ...line, quantity, status };
}
