import type { CashSums, Shift } from '@servery/api';
import { LinesSkeleton, LoadError, useFormat } from '@servery/screens';
import { Amount, Description, DescriptionList, Drawer, Text } from '@servery/ui';
import { useIntl } from 'react-intl';
import { useShift } from '../hooks/useDrawers.ts';
import { useProblemText } from '../hooks/useProblemText.ts';
import { useVarianceText } from '../hooks/useVarianceText.ts';
import { reportMessages as messages, shiftsMessages, sumMessages } from '../messages/shifts.ts';

/** The figures of a report in its order, with their direction: 1 into the drawer, −1 out of it. */
const figures = [
  ['sales', 1],
  ['reversals', -1],
  ['refunds', -1],
  ['pay_ins', 1],
  ['pay_outs', -1],
  ['drops', -1],
] as const satisfies readonly (readonly [keyof CashSums, 1 | -1])[];

/** The figures of a shift and the names of everyone who took part in its close. */
function Report({ shift }: { shift: Shift }) {
  const { formatMessage, formatNumber } = useIntl();
  const { money, dateTime } = useFormat(shift.merchant_id);
  const varianceText = useVarianceText(shift.merchant_id);
  const { sums, expected, variance, counts } = shift;
  const counted = counts.at(-1);
  return (
    <>
      <DescriptionList look="pairs">
        <Description term={formatMessage(shiftsMessages.drawer)}>{shift.drawer.name}</Description>
        <Description term={formatMessage(shiftsMessages.opened)}>
          {dateTime(shift.opened_at)}
        </Description>
        {shift.closed_at && (
          <Description term={formatMessage(shiftsMessages.closed)}>
            {dateTime(shift.closed_at)}
          </Description>
        )}
        {shift.closed_by && (
          <Description term={formatMessage(messages.closedBy)}>{shift.closed_by}</Description>
        )}
        {shift.approved_by && (
          <Description term={formatMessage(messages.approvedBy)}>{shift.approved_by}</Description>
        )}
        {shift.reason !== '' && (
          <Description term={formatMessage(messages.reason)}>{shift.reason}</Description>
        )}
      </DescriptionList>
      <DescriptionList>
        <Description term={formatMessage(messages.float)}>
          <Amount>{money(shift.opening.amount)}</Amount>
        </Description>
        {sums &&
          figures.map(([name, way]) => (
            <Description key={name} term={formatMessage(sumMessages[name])}>
              <Amount>{money(way * sums[name])}</Amount>
            </Description>
          ))}
        {expected !== null && (
          <Description term={formatMessage(messages.expected)}>
            <Amount weight="bold">{money(expected)}</Amount>
          </Description>
        )}
        {counted && (
          <Description term={formatMessage(messages.counted)}>
            <Amount>{money(counted.amount)}</Amount>
          </Description>
        )}
        {variance !== null && (
          <Description term={formatMessage(shiftsMessages.variance)}>
            {varianceText(variance)}
          </Description>
        )}
        {sums && (
          <Description term={formatMessage(sumMessages.no_sales)}>
            {formatNumber(sums.no_sales)}
          </Description>
        )}
      </DescriptionList>
      {!sums && (
        <Text as="p" tone="muted">
          {formatMessage(messages.hidden)}
        </Text>
      )}
    </>
  );
}

interface ShiftReportProps {
  id: number;
  onClose: () => void;
}

/** Drawer with the report of a shift. */
export function ShiftReport({ id, onClose }: ShiftReportProps) {
  const { formatMessage } = useIntl();
  const explain = useProblemText();
  const { data, error, mutate } = useShift(id);
  return (
    <Drawer
      isOpen
      onOpenChange={onClose}
      title={
        data
          ? formatMessage(messages.title, { name: data.person.name })
          : formatMessage(shiftsMessages.title)
      }
    >
      {data && <Report shift={data} />}
      {!data && !error && <LinesSkeleton />}
      {error && !data && (
        <LoadError
          error={error}
          title={formatMessage(messages.failed)}
          explain={explain}
          onRetry={mutate}
        />
      )}
    </Drawer>
  );
}
