import type { Order, OrderLine } from '@servery/api';

/** An aspect in which two states of an order can differ. */
export type Aspect =
  | 'status'
  | 'payment'
  | 'method'
  | 'total'
  | 'balance'
  | 'refunds'
  | 'table'
  | 'staff'
  | 'member'
  | 'covers'
  | 'seats'
  | 'note'
  | 'serviceCharge';

/**
 * A difference: an aspect of the order, or a line by its name. A quantity is 0 if the line doesn't
 * exist in that state.
 */
export type Difference =
  | { aspect: Aspect; line: null }
  | { aspect: 'line'; line: string; before: number; after: number; isComped: boolean };

/** Returns the items of an order that have a seat. */
export const seatedItems = ({ items }: Order): { name: string; seat: number }[] =>
  items.flatMap(({ name, seat, status }) =>
    seat === null || status === 'voided' ? [] : [{ name, seat }],
  );

/** Returns the sum in sen of an order's refunds: requested, failed and completed. */
export const refundedAmount = ({ refunds }: Order): number =>
  refunds.reduce((sum, { amount, state }) => sum + (state === 'cancelled' ? 0 : amount), 0);

const reads: Record<Aspect, (order: Order) => unknown> = {
  status: ({ status }) => status,
  payment: ({ payment_status }) => payment_status,
  method: ({ order_method }) => order_method,
  table: ({ table }) => table?.id,
  staff: ({ staff }) => staff?.id,
  member: ({ member }) => member?.id,
  covers: ({ covers }) => covers,
  seats: (order) => JSON.stringify(seatedItems(order)),
  note: ({ note }) => note,
  serviceCharge: ({ apply_service_charge }) => apply_service_charge,
  total: ({ total }) => total,
  balance: ({ balance }) => balance,
  refunds: refundedAmount,
};

const quantityOf = (line?: OrderLine) => (line && line.status !== 'voided' ? line.quantity : 0);

/** Returns the differences between two states of an order: lines first, then other aspects. */
export function changesBetween(before: Order, after: Order): Difference[] {
  const linesBefore = new Map(before.items.map((line) => [line.id, line]));
  const linesAfter = new Map(after.items.map((line) => [line.id, line]));
  const lines = new Map([...linesBefore, ...linesAfter]);
  const changedLines = [...lines].flatMap(([id, { name }]): Difference[] => {
    const [old, now] = [linesBefore.get(id), linesAfter.get(id)];
    const isComped = now?.is_comped === true && old?.is_comped !== true;
    const [from, to] = [quantityOf(old), quantityOf(now)];
    if (from === to && !isComped) return [];
    return [{ aspect: 'line', line: name, before: from, after: to, isComped }];
  });
  const aspects = (Object.keys(reads) as Aspect[])
    .filter((aspect) => reads[aspect](before) !== reads[aspect](after))
    .map((aspect): Difference => ({ aspect, line: null }));
  return [...changedLines, ...aspects];
}
