import type { OrderRow } from '@servery/api';
import { useMemo } from 'react';
import { isOverdue } from '../../board.ts';
import { useNoticed } from './useNoticed.ts';

const noOrders: readonly OrderRow[] = [];

/** An order's alert; a new order that becomes overdue raises another. */
const alertOf = (order: OrderRow): string => `${order.id}${isOverdue(order) ? ' overdue' : ''}`;

/**
 * The orders that wait to be accepted, and those of them that nobody here has noticed yet; one that
 * becomes overdue is to be noticed again.
 */
export function useFresh(orders: readonly OrderRow[] = noOrders) {
  const waiting = useMemo(() => orders.filter(({ status }) => status === 'new'), [orders]);
  const alerts = useMemo(() => waiting.map(alertOf), [waiting]);
  const noticed = useNoticed('servery.board.acknowledged', alerts);
  const fresh = useMemo(
    () => new Set(waiting.filter((order) => noticed.fresh.has(alertOf(order))).map(({ id }) => id)),
    [waiting, noticed.fresh],
  );
  /** Notices some orders, or all of them. */
  const acknowledge = (ids: Iterable<number> = fresh) => {
    const some = new Set(ids);
    noticed.notice(waiting.filter(({ id }) => some.has(id)).map(alertOf));
  };
  return { waiting, fresh, acknowledge };
}
