import { DateTimeField, LateSelect, useTyped } from '@servery/ui';
import { useIntl } from 'react-intl';
import { useFormat } from '@servery/screens';
import { isMoment } from '../../historyQuery.ts';
import { periodMessages } from '../../messages/history.ts';
import * as styles from './Filters.css.ts';
import type { FiltersProps } from './Filters.tsx';
import {
  datesFrom,
  datesOf,
  periodOf,
  periods,
  shownDates,
  toAddress,
  type Dates,
  type Period,
} from './periods.ts';

const joined = ({ startDate, endDate }: Dates) => `${startDate}/${endDate}`;
const parted = (text: string): Dates => {
  const [startDate = '', endDate = ''] = text.split('/');
  return { startDate, endDate };
};
/** A year is typed digit by digit, so 0002 is an incomplete 2026. */
const earliest = '2000';
const isRange = ({ startDate, endDate }: Dates) =>
  isMoment(startDate) && isMoment(endDate) && startDate > earliest && startDate <= endDate;

/** Filters by a named period such as Yesterday, or by start and end to the minute. */
export function PeriodFilter({ view, today, onChange, isStacked }: FiltersProps) {
  const { formatMessage } = useIntl();
  const period = periodOf(view, today);
  const { day_start } = useFormat(view.merchant_id || undefined);
  const initial: Dates = view.startDate === '' ? datesOf('today', today) : view;
  // An incomplete or reversed range stays in local state and isn't queried.
  const [text, setText] = useTyped(joined(shownDates(initial, day_start)), (next) => {
    const typed = parted(next);
    if (isRange(typed)) onChange(toAddress(datesFrom(typed, day_start), today));
  });
  const dates = parted(text);
  const isWrong =
    isMoment(dates.startDate) && isMoment(dates.endDate) && dates.endDate < dates.startDate;
  const choose = (value: string) => {
    if (value !== 'custom') onChange(toAddress(datesOf(value as Period, today), today));
  };
  const names = period === null ? ([...periods, 'custom'] as const) : periods;
  return (
    <>
      <div className={styles.filter} data-set={view.startDate !== '' || undefined}>
        <LateSelect
          label={formatMessage(periodMessages.label)}
          isLabelHidden={!isStacked}
          options={names.map((value) => ({ value, label: formatMessage(periodMessages[value]) }))}
          value={period ?? 'custom'}
          onChange={choose}
        />
      </div>
      <div className={styles.dates}>
        <DateTimeField
          label={formatMessage(periodMessages.from)}
          isLabelHidden={!isStacked}
          value={dates.startDate}
          onChange={(startDate) => setText(joined({ ...dates, startDate }))}
        />
        <DateTimeField
          label={formatMessage(periodMessages.until)}
          isLabelHidden={!isStacked}
          value={dates.endDate}
          isInvalid={isWrong}
          errorMessage={isWrong ? formatMessage(periodMessages.wrong) : undefined}
          onChange={(endDate) => setText(joined({ ...dates, endDate }))}
        />
      </div>
    </>
  );
}
