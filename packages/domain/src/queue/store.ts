import type { Store } from '../commands/Store.ts';
import type { QueueAct, QueueBook, QueueChange } from './record.ts';
import type { QueueShop } from './show.ts';

/** The rows of queues. */
export type QueuePart = 'queues' | 'entries';

/** Where a row of queues is kept. */
export interface QueuePlace {
  merchant_id: number;
  id: number;
}

/** What rules of queues need, and what guests see of the merchant. */
export interface QueueContext extends QueueAct {
  shop: QueueShop;
}

/** Storage of a merchant's queues and everybody in them on this trading day. */
export interface QueueStore extends Store<
  number,
  QueueBook,
  QueueContext,
  Pick<QueueChange, 'book'>
> {
  /**
   * Returns the merchant whose queues have a row in the caller's scope.
   * @throws `notFound`
   */
  merchantWith(part: QueuePart, id: number): Promise<number>;
  /** @throws `notFound` where the token opens no row */
  findByToken(part: QueuePart, token: string): Promise<QueuePlace>;
  /**
   * Chooses who is served next of those who wait in a queue: the first whose party fits the freed
   * seats, else the first. Null if nobody waits. No two calls at once choose the same.
   */
  claimNext(
    book: QueueBook,
    wish: { queue_id: number; seats: number },
    context: QueueContext,
  ): Promise<number | null>;
}
