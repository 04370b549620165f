import { maxReportDays } from '@servery/domain/reports';
import { fieldMessages } from '@servery/screens/messages';
import { DateRangePicker } from '@servery/ui';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import { reportMessages as messages } from '../messages/report.ts';
import { daysBefore, isTooLong } from '../reportView.ts';

interface PeriodFieldProps {
  /** The first and the last day of the report. */
  value: { start: string; end: string };
  onChange: (value: { start: string; end: string }) => void;
  /** The current trading day. */
  today: string;
}

/** The trading days of a report, with the usual periods. */
export function PeriodField({ value, onChange, today }: PeriodFieldProps) {
  const { formatMessage } = useIntl();
  const [refused, setRefused] = useState(false);
  const lastDays = (count: number) => ({
    label: formatMessage(messages.lastDays, { count }),
    range: { start: daysBefore(today, count - 1), end: today },
  });
  const yesterday = daysBefore(today, 1);
  return (
    <DateRangePicker
      label={formatMessage(messages.period)}
      {...(refused && {
        errorMessage: formatMessage(messages.tooLong, { count: maxReportDays }),
      })}
      presets={[
        { label: formatMessage(fieldMessages.today), range: { start: today, end: today } },
        {
          label: formatMessage(fieldMessages.yesterday),
          range: { start: yesterday, end: yesterday },
        },
        lastDays(7),
        lastDays(maxReportDays),
      ]}
      maxValue={today}
      value={value}
      onChange={(range) => {
        setRefused(range !== null && isTooLong(range));
        if (range && !isTooLong(range)) onChange(range);
      }}
    />
  );
}
