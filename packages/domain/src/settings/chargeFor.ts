import type { OrderMethod, ServiceCharge } from '@servery/api';

/**
 * Returns the service charge of an order that is placed now. A party at a table that is too small
 * pays none; its order keeps that, however its bill is divided or combined later.
 */
export function chargeFor(
  { min_party = 0, ...charge }: ServiceCharge,
  order_method: OrderMethod,
  party: number,
): ServiceCharge {
  const isTooSmall = order_method === 'dine_in' && party < min_party;
  return isTooSmall ? { ...charge, methods: [] } : charge;
}
