import { listMenus, type LiveEvent } from '@servery/api';
import { useLiveRefresh } from '@servery/api/live-updates';
import { useCall } from '@servery/api/swr';
import type { ListView } from '../listView.ts';

/** The number of items per page. */
export const pageLength = 10;

const statuses = ['active', 'inactive', 'sold_out', 'low_stock'] as const;

/** Returns the query of the endpoint for a view of the list. */
export const menusQuery = (merchant_id: number | '', view: ListView) => ({
  merchant_id,
  search: view.search,
  category_id: view.category_id,
  status: statuses.find((status) => status === view.status) ?? ('' as const),
  sort: view.sort,
  order: view.order,
  start: (view.page - 1) * pageLength,
  length: pageLength,
});

const eventKinds: ReadonlySet<LiveEvent['kind']> = new Set(['menu.changed']);

/**
 * Returns the items of a view and reloads them whenever the menu changes. Keeps the previous rows
 * while the next load.
 */
export function useMenus(merchant_id: number | '', view: ListView) {
  const query = menusQuery(merchant_id, view);
  const menus = useCall(listMenus, { query }, { keepPreviousData: true });
  useLiveRefresh(merchant_id, eventKinds, () => void menus.mutate());
  return menus;
}

/**
 * Returns the number of items that are running low; undefined while it loads, and 0 if it can't be
 * loaded.
 */
export function useLowCount(merchant_id: number | ''): number | undefined {
  const query = { merchant_id, status: 'low_stock', length: 1 } as const;
  const { data, error } = useCall(listMenus, { query });
  return data?.total ?? (error && 0);
}
