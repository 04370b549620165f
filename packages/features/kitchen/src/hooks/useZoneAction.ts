import { listKitchenMenus, listKitchenZones, type AnyEndpoint } from '@servery/api';
import { useAction } from '@servery/api/swr';

/** A change of a zone: the zones and who makes what are asked anew. */
export const useZoneAction = <E extends AnyEndpoint>(to: E) =>
  useAction(to, { refreshes: [listKitchenZones, listKitchenMenus] });
