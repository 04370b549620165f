import type { Order, OrderChange } from '@servery/api';

/** The values of the discount dialog. `percent` is a percentage as typed, `amount` is in sen. */
export interface DiscountValues {
  kind: 'prepared' | 'rate' | 'amount';
  discount: string;
  label: string;
  percent: number | null;
  amount: number | null;
}

/** Returns the change for a discount, or null while it is incomplete. */
export function discountChange(values: DiscountValues): OrderChange | null {
  const label = values.label.trim();
  switch (values.kind) {
    case 'prepared':
      return values.discount === ''
        ? null
        : { type: 'add_discount', discount_id: Number(values.discount) };
    case 'rate':
      return values.percent
        ? { type: 'add_adjustment', label, rate: Math.round(values.percent * 100), amount: null }
        : null;
    case 'amount':
      return values.amount
        ? { type: 'add_adjustment', label, rate: null, amount: values.amount }
        : null;
  }
}

/**
 * Returns the share of the goods that all manual reductions take afterwards, in hundredths of a
 * percent, rounded up. It is compared with the person's limit.
 */
export function handShare(after: Order): number {
  const byHand = after.reductions.filter(
    ({ kind }) => kind === 'discount' || kind === 'adjustment',
  );
  const goods = after.totals.gross - after.totals.item_discounts - after.totals.comps;
  const share = ({ rate, amount }: (typeof byHand)[number]) =>
    rate ?? (goods > 0 ? Math.ceil(((amount ?? 0) * 10_000) / goods) : 10_000);
  return byHand.reduce((sum, reduction) => sum + share(reduction), 0);
}
