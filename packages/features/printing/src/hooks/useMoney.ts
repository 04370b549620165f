import { useUser } from '@servery/api/user';
import { useMemo } from 'react';
import { useIntl } from 'react-intl';

/** Returns the currency symbol and a money formatter of a merchant, in the reader's language. */
export function useMoney(merchant_id?: number) {
  const { locale } = useIntl();
  const { data: user } = useUser();
  const merchants = user?.merchants ?? [];
  const { currency } = merchants.find(({ id }) => id === merchant_id) ??
    merchants[0] ?? { currency: 'MYR' };
  return useMemo(() => {
    const format = new Intl.NumberFormat(locale, {
      style: 'currency',
      currency,
      currencyDisplay: 'narrowSymbol',
    });
    return {
      /** The currency symbol shown next to an amount, such as RM. */
      symbol: format.formatToParts(0).find(({ type }) => type === 'currency')?.value ?? currency,
      /** Formats an amount in sen with its currency and a real minus sign. */
      money: (sen: number) => format.format(sen / 100).replace('-', '−'),
    };
  }, [locale, currency]);
}
