import type { CashSums, Shift } from '@servery/api';
import { useFormat } from '@servery/screens';
import { Explained, explainMessages } from '@servery/screens/explained';
import { Amount, Description, DescriptionList, Text } from '@servery/ui';
import { useIntl } from 'react-intl';
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

/** The way from the float to the variance of a shift; without the figures that are still hidden. */
export function ReportFigures({ shift }: { shift: Shift }) {
  const { formatMessage, formatNumber } = useIntl();
  const { money } = useFormat(shift.merchant_id);
  const varianceText = useVarianceText(shift.merchant_id);
  const { opening, sums, expected, variance, variance_limit, counts } = shift;
  const [first] = counts;
  const counted = counts.at(-1);
  const isOver = Math.abs(variance ?? 0) > variance_limit;
  const show = (figure: string) => formatMessage(explainMessages.show, { figure });
  /** Returns the steps of a sum: its parts that aren't zero. */
  const sumOf = (parts: readonly (readonly [label: string, amount: number])[]) => () => [
    { label: formatMessage(explainMessages.sum), amount: null },
    ...parts
      .filter(([, amount]) => amount !== 0)
      .map(([label, amount]) => ({ label, amount: money(amount), isPart: true })),
  ];
  return (
    <>
      <DescriptionList>
        <Description term={formatMessage(messages.float)}>
          <Amount>{money(opening.amount)}</Amount>
        </Description>
        {sums &&
          figures.map(([name, way]) => (
            <Description key={name} term={formatMessage(sumMessages[name])}>
              <Amount>{money(sums[name] === 0 ? 0 : way * sums[name])}</Amount>
            </Description>
          ))}
        {expected !== null && (
          <Description term={formatMessage(messages.expected)}>
            <Explained
              amount={<Amount weight="bold">{money(expected)}</Amount>}
              label={show(formatMessage(messages.expected))}
              steps={sumOf([
                [formatMessage(messages.float), opening.amount],
                ...figures.map(
                  ([name, way]) =>
                    [formatMessage(sumMessages[name]), way * (sums?.[name] ?? 0)] as const,
                ),
              ])}
            />
          </Description>
        )}
        {first && first !== counted && (
          <Description term={formatMessage(messages.firstCount)}>
            <Amount>{money(first.amount)}</Amount>
          </Description>
        )}
        {counted && (
          <Description term={formatMessage(messages.counted)}>
            <Amount>{money(counted.amount)}</Amount>
          </Description>
        )}
        {variance !== null && (
          <Description term={formatMessage(shiftsMessages.variance)}>
            <Explained
              amount={
                <Text weight="bold" tone={isOver ? 'danger' : 'inherit'} isTabular>
                  {varianceText(variance)}
                </Text>
              }
              label={show(formatMessage(shiftsMessages.variance))}
              steps={sumOf([
                [formatMessage(messages.counted), counted?.amount ?? 0],
                [formatMessage(messages.expected), -(expected ?? 0)],
              ])}
            />
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
