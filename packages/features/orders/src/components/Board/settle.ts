import type { OrderRow } from '@servery/api';

/** The part of a lane that an order is in: what needs someone comes first. */
export type SlotGroup = 'attention' | 'progress';

/** A place in a lane: an order, or one that has left and still holds its place. */
export interface Slot {
  order: OrderRow;
  isGone: boolean;
  group: SlotGroup;
}

/** Whether an order needs someone (an open reason) or only takes its course. */
export const groupOf = ({ reasons }: Pick<OrderRow, 'reasons'>): SlotGroup =>
  reasons.length > 0 ? 'attention' : 'progress';

const slotOf = (order: OrderRow): Slot => ({ order, isGone: false, group: groupOf(order) });

const isSame = (a: readonly Slot[], b: readonly Slot[]) =>
  a.length === b.length &&
  a.every(
    ({ order, isGone, group }, i) =>
      order === b[i]?.order && isGone === b[i].isGone && group === b[i].group,
  );

/** The lane as it should be; the same slots when nothing changed. */
export function settle(slots: readonly Slot[], rows: readonly OrderRow[]): readonly Slot[] {
  const next = rows.map(slotOf);
  return isSame(slots, next) ? slots : next;
}

/** The lane while somebody points at it: nothing moves, who left keeps the place, who came stands at the end. */
export function hold(slots: readonly Slot[], rows: readonly OrderRow[]): readonly Slot[] {
  const coming = new Map(rows.map((order) => [order.id, order]));
  const held = slots.map((slot): Slot => {
    const order = coming.get(slot.order.id);
    coming.delete(slot.order.id);
    return { ...slot, order: order ?? slot.order, isGone: !order };
  });
  const next = [...held, ...[...coming.values()].map(slotOf)];
  return isSame(slots, next) ? slots : next;
}
