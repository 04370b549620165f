import type { OrderRow } from '@servery/api';

/** The group of an order within a lane; orders that need attention come first. */
export type SlotGroup = 'attention' | 'progress';

/** A position in a lane: an order, or one that has left but still keeps its position. */
export interface Slot {
  order: OrderRow;
  isGone: boolean;
  group: SlotGroup;
}

/** Returns `attention` for an order with an open reason, otherwise `progress`. */
export const groupOf = ({ reasons }: Pick<OrderRow, 'reasons'>): SlotGroup =>
  reasons.length > 0 ? 'attention' : 'progress';

const slotOf = (order: OrderRow): Slot => ({ order, isGone: false, group: groupOf(order) });

const isSame = (a: readonly Slot[], b: readonly Slot[]) =>
  a.length === b.length &&
  a.every(
    ({ order, isGone, group }, i) =>
      order === b[i]?.order && isGone === b[i].isGone && group === b[i].group,
  );

/** Returns the lane in sorted order; the same slots if nothing changed. */
export function settle(slots: readonly Slot[], rows: readonly OrderRow[]): readonly Slot[] {
  const next = rows.map(slotOf);
  return isSame(slots, next) ? slots : next;
}

/**
 * Returns the lane during interaction: nothing moves, orders that left keep their position, and new
 * ones are appended.
 */
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
