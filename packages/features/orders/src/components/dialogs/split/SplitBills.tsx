import type { SplitPreview, Totals } from '@servery/api';
import { useFormat } from '@servery/screens';
import { splitMessages as itemMessages } from '@servery/screens/messages';
import { Text } from '@servery/ui';
import { FormattedMessage, useIntl } from 'react-intl';
import { combineDialogMessages } from '../../../messages/combine.ts';
import { figureMessages } from '../../../messages/figures.ts';
import { splitMessages } from '../../../messages/split.ts';
import { comparison, figure, heading, name, strong, sum } from '../ActionDialog.css.ts';

const shown = [
  'gross',
  'comps',
  'order_discounts',
  'service_charge',
  'tax',
  'total',
  'captured',
  'balance',
] as const;

const lowers: ReadonlySet<string> = new Set(['comps', 'order_discounts']);

/** The bill before and the bills that it is split into, with a note if their sum differs. */
export function SplitBills({ preview: { before, order, siblings } }: { preview: SplitPreview }) {
  const { formatMessage } = useIntl();
  const { money } = useFormat(order.merchant_id);
  const old = before[0]?.totals ?? order.totals;
  const bills = [order, ...siblings];
  const columns: { key: string; label: string; totals: Totals }[] = [
    { key: 'before', label: formatMessage(combineDialogMessages.before), totals: old },
    ...bills.map(({ id, number, totals }, i) => ({
      key: String(id),
      label:
        i > 0 && number === ''
          ? formatMessage(itemMessages.newBill)
          : formatMessage(combineDialogMessages.order, { number }),
      totals,
    })),
  ];
  const rows = shown.filter((key) => columns.some(({ totals }) => totals[key] !== 0));
  const write = (key: string, sen: number) => money(lowers.has(key) ? -sen : sen);
  const difference = bills.reduce((all, { totals }) => all + totals.total, 0) - old.total;
  const weight = (key: string) => (key === 'total' ? sum : '');
  return (
    <>
      <table className={comparison}>
        <thead>
          <tr>
            <td className={heading} />
            {columns.map(({ key, label }) => (
              <th key={key} scope="col" className={`${figure} ${heading}`}>
                {label}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((key) => (
            <tr key={key} className={key === 'total' ? strong : undefined}>
              <th scope="row" className={`${name} ${weight(key)}`}>
                {formatMessage(figureMessages[key])}
              </th>
              {columns.map((column) => (
                <td key={column.key} className={`${figure} ${weight(key)}`}>
                  {write(key, column.totals[key])}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      {difference !== 0 && (
        <Text as="p">
          <FormattedMessage
            {...(difference > 0 ? splitMessages.sumHigher : splitMessages.sumLower)}
            values={{ amount: money(Math.abs(difference)) }}
          />
        </Text>
      )}
    </>
  );
}
