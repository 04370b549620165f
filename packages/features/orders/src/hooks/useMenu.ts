import { displayMenu, type LiveEvent, type OrderMethod } from '@servery/api';
import { useNews } from '@servery/api/news';
import { useCall } from '@servery/api/swr';

const heard: ReadonlySet<LiveEvent['kind']> = new Set(['menu.changed']);

/** A merchant's menu for one way of getting the food; what runs out meanwhile is told at once. */
export function useMenu(merchant_id: number, method: OrderMethod) {
  const menu = useCall(displayMenu, { query: { merchant_id, method } });
  useNews(merchant_id, heard, () => void menu.mutate());
  return menu;
}
