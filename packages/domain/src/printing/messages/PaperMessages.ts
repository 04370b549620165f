import type { ReasonCode } from '@servery/api';

/** The texts on paper in one language. */
export interface PaperMessages {
  receipt: string;
  bill: string;
  combined: string;
  kitchen: string;
  voided: string;
  moved: string;
  copy: string;
  order: string;
  orders: string;
  table: string;
  guest: string;
  staff: string;
  covers: string;
  dine_in: string;
  pickup: string;
  delivery: string;
  subtotal: string;
  discount: string;
  comp: string;
  service_charge: string;
  delivery_fee: string;
  tax: string;
  included: string;
  total: string;
  rounding: string;
  change: string;
  balance: string;
  paid: string;
  refunded: string;
  partly_refunded: string;
  not_charged: string;
  called_off: string;
  not_paid: string;
  summary: string;
  gross: string;
  net: string;
  open_orders: string;
  cancelled: string;
  average: string;
  payments: string;
  refunds: string;
  received: string;
  expected_cash: string;
  part_payments: string;
  called_off_payments: string;
  other_days: string;
  overpaid: string;
  elsewhere: string;
  test: string;
  test_line: string;
  width: string;
  printer: string;
  /** The reasons for voiding a dish. */
  reasons: Record<ReasonCode, string>;
}
