import { displayMenu, type LiveEvent, type OrderMethod } from '@servery/api';
import { useLiveRefresh } from '@servery/api/live-updates';
import { useCall } from '@servery/api/swr';

const eventKinds: ReadonlySet<LiveEvent['kind']> = new Set(['menu.changed']);

/**
 * Returns the menu of a merchant at the prices of a method, kept up to date by live events. The
 * menu of the previous method stays until the next one is loaded.
 */
export function useCounterMenu(merchant_id: number | '', method: OrderMethod) {
  const menu = useCall(displayMenu, { query: { merchant_id, method } }, { keepPreviousData: true });
  useLiveRefresh(merchant_id, eventKinds, () => void menu.mutate());
  return menu;
}
