import type { Order, OrderChange } from '@servery/api';

/** What the discount dialog is filled in with. Percent as a person writes it, amounts in sen. */
export interface DiscountValues {
  kind: 'prepared' | 'rate' | 'amount';
  discount: string;
  label: string;
  percent: number | null;
  amount: number | null;
}

/** The change that a filled-in discount asks for; nothing while it is not complete. */
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

/** What share of the goods all reductions by hand take then, in hundredths of a percent, rounded up; what a person's limit is held against. */
export function handShare(after: Order): number {
  const byHand = after.reductions.filter(
    ({ kind }) => kind === 'discount' || kind === 'adjustment',
  );
  const goods = after.totals.gross - after.totals.item_discounts - after.totals.comps;
  const share = ({ rate, amount }: (typeof byHand)[number]) =>
    rate ?? (goods > 0 ? Math.ceil(((amount ?? 0) * 10_000) / goods) : 10_000);
  return byHand.reduce((sum, reduction) => sum + share(reduction), 0);
}
