import type { OrderMethod } from '@servery/api';
import { BagIcon, BikeIcon, UtensilsIcon } from '@servery/ui';

/** The icon of each order method. */
export const methodIcons = { dine_in: UtensilsIcon, pickup: BagIcon, delivery: BikeIcon };

/** The icon of an order method, shown next to its label. */
export function MethodIcon({ method }: { method: OrderMethod }) {
  const Icon = methodIcons[method];
  return <Icon />;
}
