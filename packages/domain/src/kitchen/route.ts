import type { KitchenRoute } from '@servery/api';
import type { CourseOf } from '../orders/record.ts';
import type { ZoneRecord } from './record.ts';

/** The zone that makes a dish, and the kind of assignment that routes it there. */
export interface Routed {
  zone: ZoneRecord;
  route: KitchenRoute;
}

/**
 * Finds the zone of a dish: its own first, then its category's, then the catch-all zone; null if
 * there is none.
 */
export type Router = (dish: { id: number; category_id: number }) => Routed | null;

/** Returns the lookup of a dish's course, which its zone sets; 1 without a zone. */
export const coursesOf = (zones: readonly ZoneRecord[]): CourseOf => {
  const route = routerOf(zones);
  return ({ menu_id: id, category_id }) => route({ id, category_id })?.zone.course ?? 1;
};

/** Returns the router of dishes to zones; dishes of a closed zone go to the catch-all zone. */
export function routerOf(zones: readonly ZoneRecord[]): Router {
  const open = zones.filter(({ is_active }) => is_active);
  const byItem = new Map(open.flatMap((zone) => zone.item_ids.map((id) => [id, zone])));
  const byCategory = new Map(open.flatMap((zone) => zone.category_ids.map((id) => [id, zone])));
  // A dish with a zone of its own doesn't follow its category while that zone is closed.
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
