import type { Order } from '@servery/api';
import type { PaperMessages } from './messages/PaperMessages.ts';

/** Returns the number of guests as it is printed: of dine-in orders that know it; else ''. */
export const guestsOf = (
  { order_method, covers }: Pick<Order, 'order_method' | 'covers'>,
  messages: PaperMessages,
): string => (order_method === 'dine_in' && covers > 0 ? `${messages.covers} ${covers}` : '');
