import { listKitchenMenus, listKitchenZones, type AnyEndpoint } from '@servery/api';
import { useAction } from '@servery/api/swr';

/** Changes a zone, then reloads the zones and the dishes' zones. */
export const useZoneAction = <E extends AnyEndpoint>(to: E) =>
  useAction(to, { refreshes: [listKitchenZones, listKitchenMenus] });
