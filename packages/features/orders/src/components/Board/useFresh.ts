import type { OrderRow } from '@servery/api';
import { useMemo } from 'react';
import { isOverdue } from '../../board.ts';
import { useNoticed } from './useNoticed.ts';

const noOrders: readonly OrderRow[] = [];

/** Returns the key of an order's alert; a new order that becomes overdue gets another key. */
const alertOf = (order: OrderRow): string => `${order.id}${isOverdue(order) ? ' overdue' : ''}`;

/**
 * Returns the orders waiting to be accepted, those not yet acknowledged on this device, and a
 * function that acknowledges them. An order that becomes overdue has to be acknowledged again.
 */
export function useFresh(orders: readonly OrderRow[] = noOrders) {
  const waiting = useMemo(() => orders.filter(({ status }) => status === 'new'), [orders]);
  const alerts = useMemo(() => waiting.map(alertOf), [waiting]);
  const noticed = useNoticed('servery.board.acknowledged', alerts);
  const fresh = useMemo(
    () => new Set(waiting.filter((order) => noticed.fresh.has(alertOf(order))).map(({ id }) => id)),
    [waiting, noticed.fresh],
  );
  /** Acknowledges the given orders, or all of them. */
  const acknowledge = (ids: Iterable<number> = fresh) => {
    const some = new Set(ids);
    noticed.notice(waiting.filter(({ id }) => some.has(id)).map(alertOf));
  };
  return { waiting, fresh, acknowledge };
}
