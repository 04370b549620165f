import type { Discount, Named, Order } from '@servery/api';
import type { PaymentOptionRecord } from '../payments/record.ts';
import type { ActionContext, Cart, OrderRecord } from './index.ts';

/** Storage of orders. */
export interface OrderStore {
  /**
   * Reads an order in the caller's scope without locking it.
   * @throws `notFound`
   */
  read(id: number): Promise<OrderRecord>;
  /**
   * Locks an order in the caller's scope until the unit ends.
   * @throws `notFound`
   */
  lock(id: number): Promise<{ state: OrderRecord; context: ActionContext }>;
  /**
   * Locks several orders and returns them in the given order; none may be missing.
   * @throws `notFound`
   */
  lockAll(ids: readonly number[]): Promise<OrderRecord[]>;
  /**
   * Saves a rule's result with its effects (stock, vouchers, prints), and returns the resulting
   * order. `before` is null for a new order.
   * @throws `conflict`, `itemUnavailable`
   */
  save(before: OrderRecord | null, after: OrderRecord): Promise<Order>;
  /** Returns the next order numbers of a trading day, at least three digits each. */
  nextNumbers(merchant_id: number, business_date: string, count: number): Promise<string[]>;
  /**
   * Posts the wallet and cash movements of a change of an order's payments.
   * @throws `balanceTooLow`
   */
  postMoves(before: OrderRecord, after: OrderRecord, context: ActionContext): Promise<void>;
}

/** The records that an order refers to by id. */
export interface OrderChoices {
  /**
   * Returns a member of the merchant; null without an id.
   * @throws `invalid` if the merchant has no such member
   */
  member(merchant_id: number, id: number | null): Promise<Order['member']>;
  /**
   * Returns a member of the merchant's staff; null without an id.
   * @throws `invalid` if no such person works at the merchant
   */
  staff(merchant_id: number, id: number | null): Promise<Named | null>;
  /**
   * Returns a table of the merchant; null without an id.
   * @throws `invalid` if the merchant has no such table
   */
  table(merchant_id: number, id: number | null): Promise<Cart['table']>;
  /**
   * Returns the caller if they are one of a merchant's staff, as the owner of a new order;
   * otherwise null.
   */
  me(): Named | null;
  /** Returns the merchant's prepared discounts. */
  discounts(merchant_id: number): Promise<readonly Discount[]>;
  /** Returns the merchant's payment options. Until the unit ends, none of them is deleted. */
  paymentOptions(merchant_id: number): Promise<readonly PaymentOptionRecord[]>;
  /** Returns which of these vouchers have captured payments at a merchant. */
  spentVouchers(merchant_id: number, codes: readonly string[]): Promise<readonly string[]>;
}
