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
  /** The trading days that are printed. If left out, one of the last 15 can be chosen. */
  days?: { from_date: string; to_date: string };
}

const earlierDays = 14;
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
    return Array.from({ length: earlierDays }, (_, back) => {
      const day = new Date(today - (back + 1) * dayMs);
      return { value: day.toISOString().slice(0, 10), label: format.format(day) };
    });
  }, [merchant, locale, now]);
}

interface DayFieldProps {
  merchantId: number | '';
  value: string;
  onChange: (day: string) => void;
}

/** Field for a trading day: today's by default. */
function DayField({ merchantId, value, onChange }: DayFieldProps) {
  const { formatMessage } = useIntl();
  const earlier = useEarlier(merchantId);
  return (
    <Select
      label={formatMessage(messages.day)}
      options={[{ value: '', label: formatMessage(messages.today) }, ...earlier]}
      value={value}
      onChange={onChange}
    />
  );
}

/** Prints the report of trading days: the given ones, or one that is chosen. */
export function SummaryDialog({ merchantId, days, ...end }: SummaryDialogProps) {
  const { formatMessage } = useIntl();
  const [day, setDay] = useState('');
  const chosen = day === '' ? null : { from_date: day, to_date: day };
  return (
    <PrintFrame
      title={formatMessage(messages.summaryTitle)}
      sheet={{ is: 'summary', merchant_id: merchantId, days: days ?? chosen }}
      merchantId={merchantId}
      {...end}
    >
      {!days && <DayField merchantId={merchantId} value={day} onChange={setDay} />}
    </PrintFrame>
  );
}
