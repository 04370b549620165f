import { getOrder, nameOf, type Order, type OrderRow } from '@servery/api';
import { keyOf } from '@servery/api/swr';
import { unstable_serialize, useSWRConfig } from 'swr';

/** Returns a function that reloads the cached order details for which a newer version is known. */
export function useRefreshOrders() {
  const { cache, mutate } = useSWRConfig();
  return (rows: readonly OrderRow[]) => {
    const versions = new Map(
      rows.map(({ id, version }) => [
        unstable_serialize(keyOf(getOrder, { params: { id } })),
        version,
      ]),
    );
    void mutate((key) => {
      if (!Array.isArray(key) || key[0] !== nameOf(getOrder)) return false;
      const name = unstable_serialize(key);
      const shown = cache.get(name)?.data as Order | undefined;
      return shown !== undefined && shown.version < (versions.get(name) ?? 0);
    });
  };
}
