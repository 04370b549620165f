import { displayMenu, type LiveEvent, type OrderMethod } from '@servery/api';
import { useLiveRefresh } from '@servery/api/live-updates';
import { useCall } from '@servery/api/swr';

const eventKinds: ReadonlySet<LiveEvent['kind']> = new Set(['menu.changed']);

/**
 * Returns the menu of a merchant at the prices of a method, kept up to date by live events. While
 * that of another method than pickup isn't loaded, the menu has the prices of pickup.
 */
export function useCounterMenu(merchant_id: number | '', method: OrderMethod) {
  const usual = useCall(displayMenu, { query: { merchant_id, method: 'pickup' } });
  const own = useCall(displayMenu, method === 'pickup' ? null : { query: { merchant_id, method } });
  const mutate = () => Promise.all([usual.mutate(), own.mutate()]);
  useLiveRefresh(merchant_id, eventKinds, () => void mutate());
  return { data: own.data ?? usual.data, error: own.error ?? usual.error, mutate };
}
