import type { PaymentBook } from '@servery/domain/payments';
import type { World } from './world.ts';

/** Returns the payment options of a merchant, with whether any payment was taken with each. */
export function paymentsAt(world: World, merchant_id: number): PaymentBook {
  const used = new Set<number>();
  for (const order of world.orders.values())
    if (order.merchant_id === merchant_id)
      for (const { option_id } of order.payments) used.add(option_id);
  const options = world.paymentOptions
    .of(merchant_id)
    .map((option) => ({ ...option, is_used: used.has(option.id) }));
  return { merchant_id, options };
}
