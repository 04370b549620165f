import type { Order } from '@servery/api';

const pendingAmount = ({ refunds }: Pick<Order, 'refunds'>) =>
  refunds.reduce((sum, { amount, state }) => sum + (state === 'pending' ? amount : 0), 0);

/** Returns the sum in sen of the refunds that a change of an order requests. */
export const requestedRefund = (
  before: Pick<Order, 'refunds'>,
  after: Pick<Order, 'refunds'>,
): number => pendingAmount(after) - pendingAmount(before);
