import type { OrderRow } from '@servery/api';

/** A place in a lane: an order, or one that has left and still holds its place. */
export interface Slot {
  order: OrderRow;
  isGone: boolean;
}

const isSame = (a: readonly Slot[], b: readonly Slot[]) =>
  a.length === b.length &&
  a.every(({ order, isGone }, i) => order === b[i]?.order && isGone === b[i].isGone);

/** The lane as it should be; the same slots when nothing changed. */
export function settle(slots: readonly Slot[], rows: readonly OrderRow[]): readonly Slot[] {
  const next = rows.map((order) => ({ order, isGone: false }));
  return isSame(slots, next) ? slots : next;
}

/** The lane while somebody points at it: nothing moves, who left keeps the place, who came stands at the end. */
export function hold(slots: readonly Slot[], rows: readonly OrderRow[]): readonly Slot[] {
  const coming = new Map(rows.map((order) => [order.id, order]));
  const held = slots.map((slot) => {
    const order = coming.get(slot.order.id);
    coming.delete(slot.order.id);
    return { order: order ?? slot.order, isGone: !order };
  });
  const next = [...held, ...[...coming.values()].map((order) => ({ order, isGone: false }))];
  return isSame(slots, next) ? slots : next;
}
