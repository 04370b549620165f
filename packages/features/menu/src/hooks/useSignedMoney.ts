import { minorDigitsOf } from '@servery/api/format';
import { useFormat } from '@servery/screens';
import { useMemo } from 'react';
import { useIntl } from 'react-intl';

/** Returns a function that formats a difference in minor units with its sign, such as +RM 12.00. */
export function useSignedMoney(merchant_id: number): (sen: number) => string {
  const { locale } = useIntl();
  const { currency } = useFormat(merchant_id);
  return useMemo(() => {
    const money = new Intl.NumberFormat(locale, {
      style: 'currency',
      currency,
      currencyDisplay: 'narrowSymbol',
      signDisplay: 'exceptZero',
    });
    const unit = 10 ** minorDigitsOf(currency);
    return (sen) => money.format(sen / unit).replace('-', '−');
  }, [locale, currency]);
}
