import { currentOf, order as orderSchema, type Order } from '@servery/api';
import { sentTender, useTenders } from '@servery/screens/payment';
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

/** The bill to pay now. */
interface Bill {
  /** Null until it is placed. */
  placed: Order | null;
  /** The amount that was agreed on with the guest, in sen. */
  agreed: number;
  /** The rest of the order that this bill was split from; null if it wasn’t split. */
  rest: Order | null;
  /** The bill that was split off and is paid; null if there is none. */
  paid: Order | null;
}

const isSettled = ({ payments, balance }: Order) => payments.length > 0 && balance <= 0;

/**
 * Places an order once and takes its payment, tender by tender. If a tender fails, the next one
 * only pays. If the placed order comes to another amount than the one agreed on, no payment is taken
 * until it is confirmed. A bill that is split off is paid first, and the rest of the order next.
 */
export function usePayment({ amount, place, pay, onPaid }: PaymentOptions) {
  const [bill, setBill] = useState<Bill>({
    placed: null,
    agreed: amount,
    rest: null,
    paid: null,
  });
  const { placed, agreed, rest } = bill;
  const setPlaced = (order: Order) => setBill((now) => ({ ...now, placed: order }));
  const show = (order: Order) => {
    setPlaced(order);
    if (!isSettled(order)) return;
    if (rest && rest.balance > 0)
      setBill({ placed: rest, agreed: rest.balance, rest: null, paid: order });
    else onPaid(order);
  };
  const placeOnce = async () => {
    const order = placed ?? (await place());
    setPlaced(order);
    return order;
  };
  const tenders = useTenders({
    send: async (tender) => {
      const order = await placeOnce();
      if (order.balance !== (placed?.balance ?? agreed)) return false;
      const { id: order_id, version } = order;
      const body = { paid: true as const, order_id, version, tenders: [sentTender(tender)] };
      show(await pay({ body }));
      return true;
    },
    onProblem: (problem) => {
      // Someone else may have changed the order since, such as the kitchen.
      const now = currentOf(orderSchema, problem);
      if (now) show(now);
    },
  });
  return {
    ...bill,
    tenders,
    /** Whether the placed order comes to another amount than the one agreed on. */
    isChanged: placed?.payments.length === 0 && placed.balance !== agreed,
    placeOnce,
    /** Shows the order as someone else changed it. */
    show,
    /** Continues with a bill that was split off, before the rest of the order. */
    split: (order: Order, left: Order) =>
      setBill({ placed: order, agreed: order.balance, rest: left, paid: null }),
  };
}
