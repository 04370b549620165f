import type { Store } from '../commands/Store.ts';
import type { PaymentBook, PaymentChange } from './record.ts';

/** Storage of the payment options of merchants. */
export interface PaymentOptionStore extends Store<
  number,
  PaymentBook,
  { nextId: () => number },
  PaymentChange
> {
  /**
   * Returns the merchant of a payment option in the caller's scope.
   * @throws `notFound`
   */
  merchantOf(option_id: number): Promise<number>;
}
