import type { CashMovement, CashSums, PaymentOption } from '@servery/api';
import type { ShiftRecord } from '../drawers/record.ts';
import type { Bill, UntaxedSales } from '../money/index.ts';
import type { LineRecord, OrderRecord } from '../orders/record.ts';
import type { Trading } from '../time/index.ts';

/** The parts of a line that reports use. */
export type ReportLine = Pick<
  LineRecord,
  | 'id'
  | 'menu_id'
  | 'category_id'
  | 'name'
  | 'quantity'
  | 'unit_price'
  | 'options'
  | 'tax_class'
  | 'status'
  | 'sent_qty'
  | 'is_comped'
>;

/** The parts of an order that reports use. */
export type ReportOrder = Pick<
  OrderRecord,
  | 'business_date'
  | 'order_method'
  | 'status'
  | 'status_at'
  | 'completed_at'
  | 'staff'
  | 'covers'
  | 'delivery_fee'
  | 'apply_service_charge'
  | 'pricing'
  | 'reductions'
  | 'payments'
  | 'refunds'
> & { items: readonly ReportLine[] };

/** The moment when a bill was first paid in full. */
export interface Settled {
  at: string;
  business_date: string;
}

/** The amounts of a sale without included tax, in sen; they sum to what was due. */
export interface SaleAmounts {
  net: number;
  service_charge: number;
  delivery_fee: number;
  tax: number;
  rounding: number;
}

/** An order with its bill, and the moment it became a sale; null if it never did. */
export interface Reported {
  order: ReportOrder;
  bill: Bill;
  /** The amount that was due: the total and the rounding of cash, in sen. */
  due: number;
  /** The amount that is still due, in sen. */
  balance: number;
  /** The parts that together were due. */
  amounts: SaleAmounts;
  /** The sales of the bill without included tax. */
  untaxed: UntaxedSales;
  sale: Settled | null;
}

/** The parts of a cash movement that reports use. */
export type ReportCash = Pick<CashMovement, 'kind' | 'amount' | 'reason'>;

/** The data that the report of a period is computed from. */
export interface ReportFacts {
  merchant_id: number;
  /** The first and the last trading day. */
  from_date: string;
  to_date: string;
  trading: Trading;
  now: Date;
  /** All orders that were placed, paid or refunded in the period. */
  orders: readonly Reported[];
  /** The shifts that began in the period, the first one first, with their sums so far. */
  shifts: readonly (ShiftRecord & { sums: CashSums })[];
  /** The cash movements of the period; those of one kind and reason may be summed. */
  cash: readonly ReportCash[];
  /** The names of categories by their ids. */
  categories: ReadonlyMap<number, string>;
  /** The merchant's payment options in its order, for refunds by another one than the payment's. */
  options: readonly Pick<PaymentOption, 'id' | 'name' | 'kind' | 'channel'>[];
}

/** The trading days of a report. */
export type Days = Pick<ReportFacts, 'from_date' | 'to_date'>;

/** Whether a trading day belongs to the period. */
export const isWithin = ({ from_date, to_date }: Days, date: string): boolean =>
  date >= from_date && date <= to_date;
