import { displayMenu, type LiveEvent, type OrderMethod } from '@servery/api';
import { useLiveRefresh } from '@servery/api/live-updates';
import { useCall } from '@servery/api/swr';

const eventKinds: ReadonlySet<LiveEvent['kind']> = new Set(['menu.changed']);

/**
 * Returns a merchant's menu for an order method; reloaded as soon as an item's availability
 * changes.
 */
export function useMenu(merchant_id: number, method: OrderMethod) {
  const menu = useCall(displayMenu, { query: { merchant_id, method } });
  useLiveRefresh(merchant_id, eventKinds, () => void menu.mutate());
  return menu;
}
