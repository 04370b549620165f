import type { Order, OrderChange } from '@servery/api';
import { updateOrder, type KeyValueStore } from '@servery/domain/orders';
import { useForecast } from '../../hooks/useForecast.ts';
import { useUpdateOrder } from '../../hooks/useUpdateOrder.ts';

/** Returns a function that sends changes to an order. */
export function useChanges() {
  const { trigger } = useUpdateOrder();
  return (changes: OrderChange[], { id: order_id, version }: Order) =>
    trigger({ params: { order_id }, body: { version, changes } });
}

/**
 * Returns the effect of changes on an order; pass null if there are none yet. Added items can only
 * be forecast if they are in `menu`.
 */
export function useChangesForecast(
  order: Order,
  changes: OrderChange[] | null,
  menu: KeyValueStore['menu'] = new Map(),
) {
  return useForecast(
    order,
    changes &&
      ((record, context, { discounts }) =>
        updateOrder(record, { version: record.version, changes }, context, { menu, discounts })),
  );
}
