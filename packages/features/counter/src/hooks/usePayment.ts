import {
  currentOf,
  order as orderSchema,
  type Order,
  type PaymentOption,
  type Problem,
} from '@servery/api';
import { attempt } from '@servery/api/saving';
import { layTender } from '@servery/domain/money';
import { useState } from 'react';
import type { Checkout } from './useCheckout.ts';

interface PaymentOptions {
  /** The amount that was agreed on with the guest, in sen. */
  amount: number;
  /** Places the order. */
  place: () => Promise<Order>;
  pay: Checkout['pay'];
  /** Called with the paid order. */
  onPaid: (order: Order) => void;
}

/** Returns the amount to ask for with an option: cash is rounded. */
const dueWith = ({ kind }: Pick<PaymentOption, 'kind'>, payable: number): number =>
  layTender({ payable, captured: 0, is_cash: kind === 'cash' }).due;

/**
 * Places an order once and takes its payment. If the payment fails, the next attempt only pays. If
 * the placed order comes to another amount than the one agreed on, no payment is taken until it is
 * confirmed.
 */
export function usePayment({ amount, place, pay, onPaid }: PaymentOptions) {
  const [placed, setPlaced] = useState<Order | null>(null);
  const [problem, setProblem] = useState<Problem | null>(null);
  const [isPending, setPending] = useState(false);
  const due = placed ? placed.balance : amount;
  const take = async (option: PaymentOption, tendered: number | null) => {
    setPending(true);
    setProblem(null);
    await attempt(
      async () => {
        const order = placed ?? (await place());
        setPlaced(order);
        if (order.balance !== due) return;
        const tender = {
          payment_option_id: option.id,
          amount: dueWith(option, due),
          tendered: option.kind === 'cash' ? tendered : null,
        };
        const { id: order_id, version } = order;
        onPaid(await pay({ body: { paid: true, order_id, version, tenders: [tender] } }));
      },
      (refusal) => {
        // Someone else may have changed the order since, such as the kitchen.
        const now = currentOf(orderSchema, refusal);
        if (now) setPlaced(now);
        setProblem(refusal);
      },
    );
    setPending(false);
  };
  return {
    placed,
    problem,
    isPending,
    due,
    /** Whether the placed order comes to another amount than the one agreed on. */
    isChanged: placed !== null && placed.balance !== amount,
    take,
  };
}
