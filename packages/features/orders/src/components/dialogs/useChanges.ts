import type { Order, OrderChange } from '@servery/api';
import { updateOrder, type Shelf } from '@servery/domain/orders';
import { useForecast } from '../../hooks/useForecast.ts';
import { useUpdateOrder } from '../../hooks/useUpdateOrder.ts';

/** Sends changes to an order. */
export function useChanges() {
  const { trigger } = useUpdateOrder();
  return (changes: OrderChange[], { id: order_id, version }: Order) =>
    trigger({ params: { order_id }, body: { version, changes } });
}

/** What changes would do to an order; pass null for none yet. Items that are not on its shelf cannot be told. */
export function useChangesForecast(
  order: Order,
  changes: OrderChange[] | null,
  menu: Shelf['menu'] = new Map(),
) {
  return useForecast(
    order,
    changes &&
      ((record, act, { discounts }) =>
        updateOrder(record, { version: record.version, changes }, act, { menu, discounts })),
  );
}
