import type { Derivation } from '@servery/api';
import { rateOf } from './figures.ts';
import type { PaperMessages } from './messages.ts';

type Tax = Pick<Derivation, 'figure' | 'label' | 'rate'>;

/** Returns the name of a tax with its rate: `Service tax 6%`, `SST 6% included`. */
export function taxLabel({ figure, label, rate }: Tax, messages: PaperMessages): string {
  const named = [label || messages.tax, ...(rate === null ? [] : [rateOf(rate)])].join(' ');
  return figure === 'tax_included' ? `${named} ${messages.included}` : named;
}
