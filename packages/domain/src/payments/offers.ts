import type { OrderMethod } from '@servery/api';
import { allMethods } from './allMethods.ts';
import type { PaymentOptionRecord } from './record.ts';

type Offer = Pick<PaymentOptionRecord, 'is_active' | 'methods'>;

/** Whether an option can pay orders of a method. */
export const isOffered = ({ is_active, methods }: Offer, method: OrderMethod): boolean =>
  is_active && methods.includes(method);

/** Returns the options in the merchant's order. */
export const inOrder = <Option extends Pick<PaymentOptionRecord, 'id' | 'place'>>(
  options: readonly Option[],
): Option[] => options.toSorted((a, b) => a.place - b.place || a.id - b.id);

/** Returns the order methods with an active option. */
export const offeredMethods = (options: readonly Offer[]): OrderMethod[] =>
  allMethods.filter((method) => options.some((option) => isOffered(option, method)));
