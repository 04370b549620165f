import { useMemo } from 'react';
import { useIntl } from 'react-intl';

/** The house's currency, and what stands for it in a field. */
const currency = 'MYR';
export const currencySign = 'RM';

/** Sen as an amount in words of the reader's language. */
export function useMoney(): (sen: number) => string {
  const { locale } = useIntl();
  return useMemo(() => {
    const format = new Intl.NumberFormat(locale, {
      style: 'currency',
      currency,
      currencyDisplay: 'narrowSymbol',
    });
    return (sen) => format.format(sen / 100);
  }, [locale]);
}
