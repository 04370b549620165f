import { Problem, type LineStatus, type OrderEvent } from '@servery/api';
import type { LineRecord, OrderRecord, Act } from './record.ts';
import { reviewReasons } from './reasons.ts';
import { showOrder } from './show.ts';

/** A write must be based on the order as it is; else it is told how it is now. */
export function requireVersion(order: OrderRecord, version: number): void {
  if (order.version !== version) throw new Problem('conflict', { current: showOrder(order) });
}

/** The order one version on, with what happened in its timeline and its reasons reviewed. */
export function changed(
  order: OrderRecord,
  act: Act,
  kind: string,
  facts: OrderEvent['facts'],
): OrderRecord {
  const at = act.now.toISOString();
  return reviewReasons(
    {
      ...order,
      version: order.version + 1,
      timeline: [...order.timeline, { at, by: act.actor.name, kind, facts }],
    },
    act.now,
    act.shop.settings,
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

/** Lines moved on together: what is further stays, so that nothing is made twice; what goes to the kitchen counts as sent. */
export const withLines = (
  lines: readonly LineRecord[],
  status: LineStatus | undefined,
): LineRecord[] =>
  lines.map((line) => {
    if (!status || progress.indexOf(line.status) >= progress.indexOf(status)) return line;
    return { ...line, status, sent_qty: status === 'voided' ? line.sent_qty : line.quantity };
  });

/** Lines of an order that starts: what comes with a later course waits until it is called for. */
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

/** Lines moved on without those that wait for their course, unless all of them do. */
export const withCalledLines = (
  lines: readonly LineRecord[],
  status: LineStatus | undefined,
): LineRecord[] => {
  const isCalled = ({ status: at }: LineRecord) => at !== 'held';
  const hasCalled = lines.some((line) => isCalled(line) && line.status !== 'voided');
  if (!hasCalled) return withLines(lines, status);
  return lines.flatMap((line) => (isCalled(line) ? withLines([line], status) : line));
};

/** Lines taken back together; what the kitchen was told stays told, and voided ones stay as they are. */
export const withLinesBack = (lines: readonly LineRecord[], status: LineStatus): LineRecord[] =>
  lines.map((line) =>
    line.status === 'voided' || progress.indexOf(line.status) <= progress.indexOf(status)
      ? line
      : { ...line, status },
  );

/** Facts for the timeline, those that say something. */
export const said = (facts: OrderEvent['facts']): OrderEvent['facts'] =>
  Object.fromEntries(Object.entries(facts).filter(([, value]) => value !== null));
