import { listMenus, type LiveEvent } from '@servery/api';
import { useNews } from '@servery/api/news';
import { useCall } from '@servery/api/swr';
import type { ListView } from '../listView.ts';

/** How many items a page has. */
export const pageLength = 25;

const statuses = ['active', 'inactive', 'sold_out', 'low_stock'] as const;

/** What a view of the list asks its host. */
export const menusQuery = (merchant_id: number | '', view: ListView) => ({
  merchant_id,
  search: view.search,
  category_id: view.category_id,
  status: statuses.find((one) => one === view.status) ?? ('' as const),
  sort: view.sort,
  order: view.order,
  start: (view.page - 1) * pageLength,
  length: pageLength,
});

const heard: ReadonlySet<LiveEvent['kind']> = new Set(['menu.changed']);

/**
 * The items of a menu as an address asks for them, as they are while others change them or sell them
 * out; the rows before stay while the next come.
 */
export function useMenus(merchant_id: number | '', view: ListView) {
  const query = menusQuery(merchant_id, view);
  const menus = useCall(listMenus, { query }, { keepPreviousData: true });
  useNews(merchant_id, heard, () => void menus.mutate());
  return menus;
}

/** How many items are running low. */
export const useLowCount = (merchant_id: number | '') =>
  useCall(listMenus, { query: { merchant_id, status: 'low_stock', length: 1 } }).data?.total ?? 0;
