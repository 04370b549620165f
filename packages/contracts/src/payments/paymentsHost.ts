import type { Order, OrderMethod, PaymentOption } from '@servery/api';
import type { ContractHost } from '../host.ts';

/** A host for the contract of payments, with a till that other endpoints provide. */
export interface PaymentsHost extends ContractHost {
  /** Lists the options that the first merchant's till offers, for a method or for all. */
  offered: (method?: OrderMethod) => Promise<PaymentOption[]>;
  /** Places a pickup order at the first merchant, and pays it with an option. */
  pay: (payment_option_id: number) => Promise<Order>;
  /** Returns the current state of an order. */
  order: (id: number) => Promise<Order>;
}
