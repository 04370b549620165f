import { useMemo } from 'react';
import { useIntl } from 'react-intl';

/** The currency of the restaurant, and its symbol in fields. */
const currency = 'MYR';
export const currencySign = 'RM';

/** Returns a formatter of amounts in sen, for the reader's locale. */
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
