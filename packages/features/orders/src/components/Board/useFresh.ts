import type { OrderRow } from '@servery/api';
import { useEffect, useMemo, useState } from 'react';

const key = 'servery.board.acknowledged';
const noOrders: readonly OrderRow[] = [];

const recall = (): ReadonlySet<number> => {
  try {
    return new Set(JSON.parse(sessionStorage.getItem(key) ?? '[]') as number[]);
  } catch {
    return new Set();
  }
};

const remember = (ids: Iterable<number>) => {
  try {
    sessionStorage.setItem(key, JSON.stringify([...ids]));
  } catch {
    // A browser that keeps nothing rings again after a reload.
  }
};

/** The orders that wait to be accepted and that nobody here has noticed yet; a reload does not forget who was noticed. */
export function useFresh(orders: readonly OrderRow[] = noOrders) {
  const [acknowledged, setAcknowledged] = useState(recall);
  const waiting = useMemo(() => orders.filter(({ status }) => status === 'new'), [orders]);
  const fresh = useMemo(
    () => new Set(waiting.map(({ id }) => id).filter((id) => !acknowledged.has(id))),
    [waiting, acknowledged],
  );
  /** Notices some orders, or all of them. */
  const acknowledge = (noticed: Iterable<number> = fresh) => {
    const ids = new Set(noticed);
    if (![...ids].some((id) => fresh.has(id))) return;
    const still = waiting.map(({ id }) => id);
    setAcknowledged(new Set(still.filter((id) => ids.has(id) || acknowledged.has(id))));
  };
  useEffect(() => remember(acknowledged), [acknowledged]);
  return { waiting, fresh, acknowledge };
}
