import type { Order, RefundScope } from '@servery/api';
import { refundableOf } from '@servery/domain/orders';

/** Returns an order with only the units of its items that can still be refunded, at their price. */
export function refundableItems(order: Order): Order {
  const { units } = refundableOf(order);
  const items = order.items.flatMap((line) => {
    const quantity = units.get(line.id) ?? 0;
    if (quantity <= 0) return [];
    return [{ ...line, quantity, gross: Math.round((line.gross * quantity) / line.quantity) }];
  });
  return { ...order, items };
}

/** Returns what of a refund is still possible, with its lines as the order lists them. */
export function possibleScope({ lines, delivery_fee }: RefundScope, order: Order): RefundScope {
  const chosen = new Map(lines.map(({ line_id, quantity }) => [line_id, quantity]));
  return {
    lines: refundableItems(order).items.flatMap(({ id, quantity }) => {
      const wanted = Math.min(chosen.get(id) ?? 0, quantity);
      return wanted > 0 ? [{ line_id: id, quantity: wanted }] : [];
    }),
    delivery_fee: delivery_fee && refundableOf(order).delivery_fee,
  };
}

/** Whether a refund gives back nothing. */
export const isEmptyScope = ({ lines, delivery_fee }: RefundScope): boolean =>
  lines.length === 0 && !delivery_fee;
