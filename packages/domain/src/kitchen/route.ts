import type { KitchenRoute } from '@servery/api';
import type { CourseOf } from '../orders/record.ts';
import type { ZoneRecord } from './record.ts';

/** The zone that makes a dish, and what brings it there. */
export interface Routed {
  zone: ZoneRecord;
  route: KitchenRoute;
}

/** Finds the zone of a dish: its own first, then its category's, then the one that takes the rest; null when there is none. */
export type Router = (dish: { id: number; category_id: number }) => Routed | null;

/** With which course each dish comes to the table, as its zone says. */
export const coursesOf = (zones: readonly ZoneRecord[]): CourseOf => {
  const route = routerOf(zones);
  return ({ menu_id: id, category_id }) => route({ id, category_id })?.zone.course ?? 1;
};

/** How dishes find their zones; those of a closed zone fall to the one that takes the rest. */
export function routerOf(zones: readonly ZoneRecord[]): Router {
  const open = zones.filter(({ is_active }) => is_active);
  const byItem = new Map(open.flatMap((zone) => zone.item_ids.map((id) => [id, zone])));
  const byCategory = new Map(open.flatMap((zone) => zone.category_ids.map((id) => [id, zone])));
  // A dish with a zone of its own does not follow its category while that zone is closed.
  const isOwn = new Set(zones.flatMap(({ item_ids }) => item_ids));
  const rest = open.find(({ is_fallback }) => is_fallback);
  return ({ id, category_id }) => {
    const own = byItem.get(id);
    if (own) return { zone: own, route: 'item' };
    const shared = isOwn.has(id) ? undefined : byCategory.get(category_id);
    if (shared) return { zone: shared, route: 'category' };
    return rest ? { zone: rest, route: 'fallback' } : null;
  };
}
