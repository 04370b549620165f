import { getMerchantInfo } from '@servery/api';
import { useCall } from '@servery/api/swr';
import { businessDate } from '@servery/domain/time';
import { Select } from '@servery/ui';
import { useMemo, useState } from 'react';
import { useIntl } from 'react-intl';
import { printMessages as messages } from '../../messages.ts';
import { PrintFrame, type PrintDialogEnd } from './PrintFrame.tsx';

export interface SummaryDialogProps extends PrintDialogEnd {
  /** The merchant whose day is printed; '' for the user's own. */
  merchantId: number | '';
}

const days = 14;
const dayMs = 86_400_000;

/** Returns the last 14 business dates before today, latest first, with their formatted names. */
function useEarlier(merchantId: number | ''): { value: string; label: string }[] {
  const { locale } = useIntl();
  const { data: merchant } = useCall(getMerchantInfo, { query: { id: merchantId } });
  const [now] = useState(() => new Date());
  return useMemo(() => {
    if (!merchant) return [];
    const today = Date.parse(businessDate(now, merchant.settings));
    const format = new Intl.DateTimeFormat(locale, { dateStyle: 'full', timeZone: 'UTC' });
    return Array.from({ length: days }, (_, back) => {
      const day = new Date(today - (back + 1) * dayMs);
      return { value: day.toISOString().slice(0, 10), label: format.format(day) };
    });
  }, [merchant, locale, now]);
}

/** Prints the daily summary of a trading day. */
export function SummaryDialog({ merchantId, ...end }: SummaryDialogProps) {
  const { formatMessage } = useIntl();
  const [business_date, setDate] = useState('');
  const earlier = useEarlier(merchantId);
  return (
    <PrintFrame
      title={formatMessage(messages.summaryTitle)}
      sheet={{ is: 'summary', merchant_id: merchantId, business_date }}
      merchantId={merchantId}
      {...end}
    >
      <Select
        label={formatMessage(messages.day)}
        options={[{ value: '', label: formatMessage(messages.today) }, ...earlier]}
        value={business_date}
        onChange={setDate}
      />
    </PrintFrame>
  );
}
