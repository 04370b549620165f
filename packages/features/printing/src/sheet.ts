import type { PrintKind } from '@servery/api';

/** The items of a combined receipt and the reductions that apply to it. */
export interface Share {
  /** The ids of the included lines; empty for all. */
  line_ids: readonly number[];
  /** The id of one of the merchant's discounts; '' for none. */
  discount_id: number | '';
  apply_service_charge: boolean;
  /** The manual reduction, in sen. */
  adjustment_value: number;
  adjustment_name: string;
}

/** The source of a combined receipt's lines: one transaction, or several orders. */
export type ShareOf = { transaction_id: string } | { order_id: readonly number[] };

/** A document that can be previewed and printed. */
export type Sheet =
  | { is: 'order'; order_id: number; type: 'kitchen' | 'bill' | 'receipt'; again: boolean }
  /** All open orders of a table; `order_id` are their ids. */
  | { is: 'table'; merchant_id: number; table_id: number; order_id: readonly number[] }
  | { is: 'share'; merchant_id: number; of: ShareOf; share: Share; isPaid: boolean }
  /** `days` is null for the current trading day. */
  | {
      is: 'summary';
      merchant_id: number | '';
      days: { from_date: string; to_date: string } | null;
    }
  | { is: 'shift'; merchant_id: number; shift_id: number };

/** All items without reductions. */
export const wholeShare: Share = {
  line_ids: [],
  discount_id: '',
  apply_service_charge: true,
  adjustment_value: 0,
  adjustment_name: '',
};

/** Returns the kind of print of a sheet, which determines the default printer. */
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
    case 'shift':
      return 'shift_report';
  }
}
