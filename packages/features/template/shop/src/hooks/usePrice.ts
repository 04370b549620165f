import { useMemo } from 'react';
import { useIntl } from 'react-intl';

/** Returns a formatter of prices in sen, for the ringgit that the template's shop sells in. */
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
