import type { Store } from '../commands/Store.ts';
import type { QueueContext, QueueBook, QueueChange } from './record.ts';
import type { QueueShop } from './show.ts';

/** The rows of queues. */
export type QueuePart = 'queues' | 'entries';

/** The merchant and the id of a row. */
export interface QueuePlace {
  merchant_id: number;
  id: number;
}

/** The context of queue rules, with the merchant's data that guests see. */
export interface QueueShopContext extends QueueContext {
  shop: QueueShop;
}

/** Storage of a merchant's queues and their entries of this trading day. */
export interface QueueStore extends Store<
  number,
  QueueBook,
  QueueShopContext,
  Pick<QueueChange, 'book'>
> {
  /**
   * Returns the merchant of a row of queues in the caller's scope.
   * @throws `notFound`
   */
  merchantWith(part: QueuePart, id: number): Promise<number>;
  /**
   * Returns the merchant and the id of the row that a token belongs to.
   * @throws `notFound` if the token belongs to no row
   */
  findByToken(part: QueuePart, token: string): Promise<QueuePlace>;
  /**
   * Chooses the entry of a queue to serve next: the first whose party fits the freed seats,
   * otherwise the first. Null if nobody is waiting. Concurrent calls never choose the same entry.
   */
  claimNext(
    book: QueueBook,
    input: { queue_id: number; seats: number },
    context: QueueShopContext,
  ): Promise<number | null>;
}
