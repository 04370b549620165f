import type { MerchantInfo } from '@servery/api';
import { useFormat } from '@servery/screens';
import { useAmounts } from '../hooks/useAmounts.ts';
import type { PricedOrder } from '../newOrder/prices.ts';
import * as styles from './bill.css.ts';

export interface TotalsProps {
  merchant: MerchantInfo;
  priced: PricedOrder;
}

/** The amounts of the new order. */
export function Totals({ merchant, priced }: TotalsProps) {
  const { money } = useFormat(merchant.id);
  const amounts = useAmounts(priced, merchant.settings);
  return (
    <dl className={styles.totals}>
      {amounts.map(({ label, amount }, i) => (
        <div
          key={label}
          className={styles.figure}
          data-strong={i === amounts.length - 1 || undefined}
        >
          <dt>{label}</dt>
          <dd className={styles.value}>{money(amount)}</dd>
        </div>
      ))}
    </dl>
  );
}
