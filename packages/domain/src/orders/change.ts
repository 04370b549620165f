import { Problem, type LineStatus, type OrderEvent } from '@servery/api';
import type { LineRecord, OrderRecord, ActionContext } from './record.ts';
import { reviewReasons } from './reasons.ts';
import { showOrder } from './show.ts';

/**
 * Refuses a write that is based on an outdated version; the problem carries the current order.
 * @throws `conflict`
 */
export function requireVersion(order: OrderRecord, version: number): void {
  if (order.version !== version) throw new Problem('conflict', { current: showOrder(order) });
}

/** Returns the next version of the order, with a timeline entry and its action reasons reviewed. */
export function changed(
  order: OrderRecord,
  context: ActionContext,
  kind: string,
  facts: OrderEvent['facts'],
): OrderRecord {
  const at = context.now.toISOString();
  return reviewReasons(
    {
      ...order,
      version: order.version + 1,
      timeline: [...order.timeline, { at, by: context.actor.name, kind, facts }],
    },
    context.now,
    context.shop.settings,
  );
}

const progress: readonly LineStatus[] = [
  'held',
  'queued',
  'preparing',
  'ready',
  'served',
  'voided',
];

/**
 * Moves lines forward together; lines that are further along stay, so that nothing is made twice.
 * Lines that go to the kitchen count as sent.
 */
export const withLines = (
  lines: readonly LineRecord[],
  status: LineStatus | undefined,
): LineRecord[] =>
  lines.map((line) => {
    if (!status || progress.indexOf(line.status) >= progress.indexOf(status)) return line;
    return { ...line, status, sent_qty: status === 'voided' ? line.sent_qty : line.quantity };
  });

/** Starts the lines of an order; lines of a later course are held until they are fired. */
export function withFirstCourse(
  lines: readonly LineRecord[],
  courseOf: (line: LineRecord) => number,
): LineRecord[] {
  const first = Math.min(
    ...lines.filter(({ status }) => status !== 'voided').map((line) => courseOf(line)),
  );
  return lines.flatMap((line) =>
    line.status === 'held' && courseOf(line) > first ? line : withLines([line], 'queued'),
  );
}

/** Moves lines forward except held ones, unless all lines are held. */
export const withCalledLines = (
  lines: readonly LineRecord[],
  status: LineStatus | undefined,
): LineRecord[] => {
  const isCalled = ({ status: at }: LineRecord) => at !== 'held';
  const hasCalled = lines.some((line) => isCalled(line) && line.status !== 'voided');
  if (!hasCalled) return withLines(lines, status);
  return lines.flatMap((line) => (isCalled(line) ? withLines([line], status) : line));
};

/** Moves lines back together; sent quantities stay, and so do voided lines. */
export const withLinesBack = (lines: readonly LineRecord[], status: LineStatus): LineRecord[] =>
  lines.map((line) =>
    line.status === 'voided' || progress.indexOf(line.status) <= progress.indexOf(status)
      ? line
      : { ...line, status },
  );

/** Returns the facts of a timeline entry without the null ones. */
export const withoutNulls = (facts: OrderEvent['facts']): OrderEvent['facts'] =>
  Object.fromEntries(Object.entries(facts).filter(([, value]) => value !== null));
