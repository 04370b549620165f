import { getMerchantInfo } from '@servery/api';
import { useCall } from '@servery/api/swr';
import { businessDate } from '@servery/domain/time';
import { useMemo, useState } from 'react';
import { useIntl } from 'react-intl';

const days = 30;
const dayMs = 86_400_000;

/**
 * Returns the last 30 business dates with their formatted names, the latest first; none until the
 * merchant is loaded.
 */
export function useDays(merchant_id: number | undefined): { value: string; label: string }[] {
  const { locale } = useIntl();
  const { data: merchant } = useCall(getMerchantInfo, { query: { id: merchant_id ?? '' } });
  const [now] = useState(() => new Date());
  return useMemo(() => {
    if (!merchant) return [];
    const today = Date.parse(businessDate(now, merchant.settings));
    const format = new Intl.DateTimeFormat(locale, { dateStyle: 'full', timeZone: 'UTC' });
    return Array.from({ length: days }, (_, back) => {
      const day = new Date(today - back * dayMs);
      return { value: day.toISOString().slice(0, 10), label: format.format(day) };
    });
  }, [merchant, locale, now]);
}
