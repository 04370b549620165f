import type { Derivation, Order, PrintBlock } from '@servery/api';
import { pair } from './blocks.ts';
import { amountOf, rateOf } from './figures.ts';
import type { PaperMessages } from './messages.ts';

type Tax = Pick<Derivation, 'figure' | 'label' | 'rate'>;

/** Returns the name of a tax with its rate: `Service tax 6%`, `SST 6% included`. */
export function taxLabel({ figure, label, rate }: Tax, messages: PaperMessages): string {
  const named = [label || messages.tax, ...(rate === null ? [] : [rateOf(rate)])].join(' ');
  return figure === 'tax_included' ? `${named} ${messages.included}` : named;
}

const isTax = ({ figure }: Derivation): boolean => figure === 'tax' || figure === 'tax_included';

/** Returns the sum of each tax of some orders, by class and rate; one row of zero if there is none. */
export function taxRows(
  orders: readonly Pick<Order, 'derivations'>[],
  messages: PaperMessages,
): PrintBlock[] {
  const sums = new Map<string, number>();
  for (const tax of orders.flatMap(({ derivations }) => derivations.filter(isTax)))
    if (tax.amount !== 0) {
      const label = taxLabel(tax, messages);
      sums.set(label, (sums.get(label) ?? 0) + tax.amount);
    }
  if (sums.size === 0) return [pair(messages.tax, amountOf(0))];
  const byLabel = [...sums].toSorted(([a], [b]) => (a < b ? -1 : 1));
  return byLabel.map(([label, amount]) => pair(label, amountOf(amount)));
}
