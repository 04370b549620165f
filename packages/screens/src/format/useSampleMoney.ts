import { useMemo } from 'react';
import { useIntl } from 'react-intl';

/** The currency of the template apps' samples, and its symbol in fields. */
const currency = 'MYR';
export const sampleCurrencySign = 'RM';

/**
 * Returns a formatter of the samples' amounts in sen, for the reader's locale. With
 * `stripIfInteger` it leaves out zero sen, for prices of plans.
 */
export function useSampleMoney(
  trailingZeroDisplay: 'auto' | 'stripIfInteger' = 'auto',
): (sen: number) => string {
  const { locale } = useIntl();
  return useMemo(() => {
    const format = new Intl.NumberFormat(locale, {
      style: 'currency',
      currency,
      currencyDisplay: 'narrowSymbol',
      trailingZeroDisplay,
    });
    return (sen) => format.format(sen / 100);
  }, [locale, trailingZeroDisplay]);
}
