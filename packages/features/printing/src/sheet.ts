import type { PrintKind } from '@servery/api';

/** What is taken off one combined receipt, and which lines are on it. */
export interface Share {
  /** Only these lines; all where there are none. */
  line_ids: readonly number[];
  /** One of the merchant's prepared discounts; '' for none. */
  discount_id: number | '';
  apply_service_charge: boolean;
  /** Taken off by hand, in sen. */
  adjustment_value: number;
  adjustment_name: string;
}

/** Whose lines a combined receipt is of: a transaction's, or those of some orders. */
export type ShareOf = { transaction_id: string } | { order_id: readonly number[] };

/** Something that can be looked at and then printed. */
export type Sheet =
  | { is: 'order'; order_id: number; type: 'kitchen' | 'bill' | 'receipt'; again: boolean }
  /** All that is open on a table; `order_id` are the orders that are. */
  | { is: 'table'; merchant_id: number; table_id: number; order_id: readonly number[] }
  | { is: 'share'; merchant_id: number; of: ShareOf; share: Share; isPaid: boolean }
  /** `business_date` is '' for today. */
  | { is: 'summary'; merchant_id: number | ''; business_date: string };

/** Everything, and nothing taken off. */
export const wholeShare: Share = {
  line_ids: [],
  discount_id: '',
  apply_service_charge: true,
  adjustment_value: 0,
  adjustment_name: '',
};

/** What kind of print a sheet is: it decides which printer is the usual one. */
export function kindOf(sheet: Sheet): PrintKind {
  switch (sheet.is) {
    case 'order':
      return sheet.type;
    case 'table':
      return 'bill';
    case 'share':
      return sheet.isPaid ? 'receipt' : 'bill';
    case 'summary':
      return 'daily_summary';
  }
}
