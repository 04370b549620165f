import { listMenus } from '@servery/api';
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

/** The items of a menu as an address asks for them; the rows before stay while the next come. */
export const useMenus = (merchant_id: number | '', view: ListView) =>
  useCall(listMenus, { query: menusQuery(merchant_id, view) }, { keepPreviousData: true });

/** How many items are running low. */
export const useLowCount = (merchant_id: number | '') =>
  useCall(listMenus, { query: { merchant_id, status: 'low_stock', length: 1 } }).data?.total ?? 0;
