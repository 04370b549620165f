import { getMerchantInfo } from '@servery/api';
import { useCall } from '@servery/api/swr';
import { businessDate } from '@servery/domain/time';
import { Select } from '@servery/ui';
import { useMemo, useState } from 'react';
import { useIntl } from 'react-intl';
import { printWords as words } from '../../messages.ts';
import { PrintFrame, type PrintDialogEnd } from './PrintFrame.tsx';

export interface SummaryDialogProps extends PrintDialogEnd {
  /** Whose day; '' for one's own merchant. */
  merchantId: number | '';
}

const days = 14;
const dayMs = 86_400_000;

/** The business dates before today, the latest first, as they are called. */
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

/** Prints the figures of a trading day. */
export function SummaryDialog({ merchantId, ...end }: SummaryDialogProps) {
  const { formatMessage } = useIntl();
  const [business_date, setDate] = useState('');
  const earlier = useEarlier(merchantId);
  return (
    <PrintFrame
      title={formatMessage(words.summaryTitle)}
      sheet={{ is: 'summary', merchant_id: merchantId, business_date }}
      merchantId={merchantId}
      {...end}
    >
      <Select
        label={formatMessage(words.day)}
        options={[{ value: '', label: formatMessage(words.today) }, ...earlier]}
        value={business_date}
        onChange={setDate}
      />
    </PrintFrame>
  );
}
