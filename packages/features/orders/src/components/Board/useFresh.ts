import type { OrderRow } from '@servery/api';
import { useEffect, useMemo, useState } from 'react';
import { isOverdue } from '../../board.ts';

const key = 'servery.board.acknowledged';
const noOrders: readonly OrderRow[] = [];

/** An order's alert; a new order that becomes overdue raises another. */
const alertOf = (order: OrderRow): string => `${order.id}${isOverdue(order) ? ' overdue' : ''}`;

const recall = (): ReadonlySet<string> => {
  try {
    return new Set((JSON.parse(sessionStorage.getItem(key) ?? '[]') as unknown[]).map(String));
  } catch {
    return new Set();
  }
};

const remember = (ids: Iterable<string>) => {
  try {
    sessionStorage.setItem(key, JSON.stringify([...ids]));
  } catch {
    // A browser that keeps nothing rings again after a reload.
  }
};

/**
 * The orders that wait to be accepted, and those of them that nobody here has noticed yet; one that
 * becomes overdue is to be noticed again. A reload does not forget what was noticed.
 */
export function useFresh(orders: readonly OrderRow[] = noOrders) {
  const [acknowledged, setAcknowledged] = useState(recall);
  const waiting = useMemo(() => orders.filter(({ status }) => status === 'new'), [orders]);
  const fresh = useMemo(
    () => new Set(waiting.filter((order) => !acknowledged.has(alertOf(order))).map(({ id }) => id)),
    [waiting, acknowledged],
  );
  /** Notices some orders, or all of them. */
  const acknowledge = (noticed: Iterable<number> = fresh) => {
    const ids = new Set(noticed);
    if (![...ids].some((id) => fresh.has(id))) return;
    const still = waiting.filter((order) => ids.has(order.id) || acknowledged.has(alertOf(order)));
    setAcknowledged(new Set(still.map(alertOf)));
  };
  useEffect(() => remember(acknowledged), [acknowledged]);
  return { waiting, fresh, acknowledge };
}
