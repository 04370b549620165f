import type { KitchenZone } from '@servery/api';
import { matchesSearch } from '@servery/domain/search';
import { choice, defineView, scope, text, type ViewOf } from '@servery/screens/view';

/** The URL state of the list of zones. */
export const zonesView = defineView({
  q: text(),
  status: choice(['active', 'inactive'], ''),
  /** By name; `desc` is from Z to A. */
  order: scope(choice(['desc'], '')),
});
export type ZonesView = ViewOf<typeof zonesView>;

/** Returns the zones that match, by name in the selected order. */
export function zonesOf(
  zones: readonly KitchenZone[],
  { q, status, order }: ZonesView,
): KitchenZone[] {
  const found = zones.filter(
    ({ name, is_active }) =>
      matchesSearch(q, name) && (status === '' || is_active === (status === 'active')),
  );
  return order === 'desc' ? found.toReversed() : found;
}
