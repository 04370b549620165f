import { useMemo } from 'react';
import { useIntl } from 'react-intl';

/** Sen as a price of the template's shop, which sells in ringgit. */
export function usePrice(): (sen: number) => string {
  const { locale } = useIntl();
  return useMemo(() => {
    const format = new Intl.NumberFormat(locale, {
      style: 'currency',
      currency: 'MYR',
      currencyDisplay: 'narrowSymbol',
    });
    return (sen) => format.format(sen / 100);
  }, [locale]);
}
