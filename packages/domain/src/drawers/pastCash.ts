import type { CashMovement } from '@servery/api';
import type { OrderRecord } from '../orders/record.ts';
import { tenderMoves } from '../wallet/tenderMoves.ts';
import type { OrderCash } from './movements.ts';
import { signedAmount } from './sums.ts';

const nothing = { payments: [], refunds: [] };

/**
 * Returns the cash movements of an order that was paid before cash movements were recorded: one of
 * each payment and refund in cash, with its id, in no drawer.
 */
export const pastCash = (order: OrderRecord): OrderCash[] =>
  tenderMoves(nothing, order, 'cash').flatMap(
    ({ kind: how, payment_id, refund_id = null, amount }) => {
      const row =
        refund_id === null
          ? order.payments.find(({ id }) => id === payment_id)
          : order.refunds.find(({ id }) => id === refund_id);
      if (!row) return [];
      const kind = how === 'payment' ? 'sale' : how;
      const { id, business_date, at, by } = row;
      const movement: CashMovement = {
        id,
        merchant_id: order.merchant_id,
        shift_id: null,
        kind,
        amount: signedAmount(kind, amount),
        order: { id: order.id, number: order.number },
        reason: '',
        business_date,
        at,
        by,
      };
      return [{ movement, payment_id, refund_id }];
    },
  );
