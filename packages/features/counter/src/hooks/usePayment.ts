import { currentOf, order as orderSchema, type Order } from '@servery/api';
import { useTenders } from '@servery/screens/payment';
import { useState } from 'react';
import type { Checkout } from './useCheckout.ts';

interface PaymentOptions {
  /** The amount that was agreed on with the guest, in sen. */
  amount: number;
  /** Places the order. */
  place: () => Promise<Order>;
  pay: Checkout['pay'];
  /** Called with the order once it is paid in full. */
  onPaid: (order: Order) => void;
}

/**
 * Places an order once and takes its payment, tender by tender. If a tender fails, the next one
 * only pays. If the placed order comes to another amount than the one agreed on, no payment is taken
 * until it is confirmed.
 */
export function usePayment({ amount, place, pay, onPaid }: PaymentOptions) {
  const [placed, setPlaced] = useState<Order | null>(null);
  const show = (order: Order) => {
    setPlaced(order);
    if (order.payments.length > 0 && order.balance <= 0) onPaid(order);
  };
  const tenders = useTenders({
    send: async ({ option, amount: part, tip, tendered }) => {
      const order = placed ?? (await place());
      setPlaced(order);
      if (order.balance !== (placed?.balance ?? amount)) return false;
      const { id: order_id, version } = order;
      const tender = { payment_option_id: option.id, amount: part, tip, tendered };
      show(await pay({ body: { paid: true, order_id, version, tenders: [tender] } }));
      return true;
    },
    onProblem: (problem) => {
      // Someone else may have changed the order since, such as the kitchen.
      const now = currentOf(orderSchema, problem);
      if (now) show(now);
    },
  });
  return {
    placed,
    tenders,
    /** Whether the placed order comes to another amount than the one agreed on. */
    isChanged: placed?.payments.length === 0 && placed.balance !== amount,
  };
}
