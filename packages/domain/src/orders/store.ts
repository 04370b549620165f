import type { Discount, Named, Order, PaymentOption } from '@servery/api';
import type { Act, Cart, OrderRecord } from './index.ts';

/** Storage of orders. */
export interface OrderStore {
  /**
   * Reads an order in the caller's scope, not locked.
   * @throws `notFound`
   */
  read(id: number): Promise<OrderRecord>;
  /**
   * Locks an order in the caller's scope until the unit ends.
   * @throws `notFound`
   */
  lock(id: number): Promise<{ state: OrderRecord; context: Act }>;
  /**
   * Locks several orders and returns them in this order; none may be missing.
   * @throws `notFound`
   */
  lockAll(ids: readonly number[]): Promise<OrderRecord[]>;
  /**
   * Saves what a rule decided, with what follows from it (stock, vouchers, prints), and returns the
   * order as it is then. `before` is null for a new order.
   * @throws `conflict`, `itemUnavailable`
   */
  save(before: OrderRecord | null, after: OrderRecord): Promise<Order>;
  /** Returns fresh numbers of a trading day, at least three digits each. */
  nextNumbers(merchant_id: number, business_date: string, count: number): Promise<string[]>;
  /**
   * Moves what a change of an order's payments moves out of wallets and back.
   * @throws `balanceTooLow`
   */
  postMoves(before: OrderRecord, after: OrderRecord, act: Act): Promise<void>;
}

/** What an order refers to by id. */
export interface OrderChoices {
  /** @throws `invalid` where the merchant has no such member */
  member(merchant_id: number, id: number | null): Promise<Order['member']>;
  /** @throws `invalid` where no such person works at the merchant */
  staff(merchant_id: number, id: number | null): Promise<Named | null>;
  /** @throws `invalid` where the merchant has no such table */
  table(merchant_id: number, id: number | null): Promise<Cart['table']>;
  /** Returns the caller where they are one of a merchant's staff, whose order it is then. */
  me(): Named | null;
  /** Returns the discounts that the merchant prepared. */
  discounts(merchant_id: number): Promise<readonly Discount[]>;
  /** Returns the means of payment that the merchant takes. */
  paymentOptions(merchant_id: number): Promise<readonly PaymentOption[]>;
}
