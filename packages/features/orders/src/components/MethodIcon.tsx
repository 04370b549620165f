import type { OrderMethod } from '@servery/api';
import { BagIcon, BikeIcon, UtensilsIcon } from '@servery/ui';

/** A sign for each way the guest gets the food. */
export const methodIcons = { dine_in: UtensilsIcon, pickup: BagIcon, delivery: BikeIcon };

/** The sign of a method; its word stands beside it. */
export function MethodIcon({ method }: { method: OrderMethod }) {
  const Icon = methodIcons[method];
  return <Icon />;
}
