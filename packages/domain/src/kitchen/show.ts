import { Problem, type KitchenZone, type Named, type ZonedMenu } from '@servery/api';
import { byName } from '../search/nameKey.ts';
import { matchesSearch } from '../search/searchKey.ts';
import type { KitchenBook } from './record.ts';
import { routerOf } from './route.ts';

const chosen = (rows: readonly Named[], ids: readonly number[]): Named[] =>
  rows.filter(({ id }) => ids.includes(id)).map(({ id, name }) => ({ id, name }));

/**
 * Returns a zone as its editors see it.
 * @throws `notFound`
 */
export function showKitchenZone(book: KitchenBook, id: number): KitchenZone {
  const zone = book.zones.find((one) => one.id === id);
  if (!zone) throw new Problem('notFound');
  const { category_ids, item_ids, ...facts } = zone;
  const route = routerOf(book.zones);
  return {
    ...facts,
    merchant_id: book.merchant_id,
    categories: chosen(book.categories, category_ids),
    items: chosen(book.dishes, item_ids),
    item_count: book.dishes.filter((dish) => dish.is_active && route(dish)?.zone.id === id).length,
  };
}

/** The query of the list of kitchen dishes. */
export interface KitchenMenusQuery {
  search: string;
  start: number;
  length: number;
  order: 'asc' | 'desc';
  zone_id: number | '';
  status: '' | 'routed' | 'unrouted';
}

/** Returns one page of the dishes by name, each with its zone, and the categories of the menu. */
export function listKitchenMenus(
  { zones, dishes, categories }: KitchenBook,
  { search, start, length, order, zone_id, status }: KitchenMenusQuery,
): { aaData: ZonedMenu[]; total: number; categories: Named[] } {
  const route = routerOf(zones);
  const categoryById = new Map(categories.map(({ id, name }) => [id, { id, name }]));
  const way = order === 'asc' ? 1 : -1;
  const rows = dishes
    .map(({ id, name, category_id, is_active }): ZonedMenu => {
      const routed = route({ id, category_id });
      return {
        id,
        name,
        category: categoryById.get(category_id) ?? null,
        is_active,
        zone: routed && { id: routed.zone.id, name: routed.zone.name },
        route: routed?.route ?? null,
      };
    })
    .filter(
      (row) =>
        matchesSearch(search, row.name) &&
        (zone_id === '' || row.zone?.id === zone_id) &&
        (status === '' || (row.is_active && (row.zone !== null) === (status === 'routed'))),
    )
    .toSorted((a, b) => way * byName(a, b));
  return {
    aaData: rows.slice(start, start + length),
    total: rows.length,
    categories: [...categoryById.values()],
  };
}
