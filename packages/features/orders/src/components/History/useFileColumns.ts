import type { ExportedOrder, OrderAmounts } from '@servery/api';
import { minorDigitsOf, plainAmount } from '@servery/api/format';
import { useUser } from '@servery/api/user';
import { toLocal } from '@servery/domain/time';
import { useFormat } from '@servery/screens';
import { useReasonText } from '@servery/screens/reasons';
import type { SheetColumn, SheetNumber } from '@servery/ui/spreadsheet';
import { useIntl } from 'react-intl';
import { amountMessages, fileMessages } from '../../messages/history.ts';
import type { HistoryColumn } from './columns.tsx';

/** A column of an exported file. */
export type FileColumn = SheetColumn<ExportedOrder>;

/** The amount columns in the order of a bill; the columns before `total` add up to it. */
const amounts = Object.keys(amountMessages) as (keyof OrderAmounts)[];

const itemsOf = ({ lines }: ExportedOrder): string =>
  lines
    .map(({ name, quantity, options }) =>
      [`${quantity} × ${name}`, options && `(${options})`].filter(Boolean).join(' '),
    )
    .join('; ');

/**
 * Returns the columns of an exported file: the visible ones, followed by those that the screen
 * leaves out. Timestamps are `YYYY-MM-DD HH:mm` in the time zone of the order's merchant, and
 * amounts are numbers in its currency. The amounts by kind replace the visible total, which comes last of them; without `hasPrices` there are none.
 */
export function useFileColumns(
  shown: readonly HistoryColumn[],
  merchantId: number | '',
  hasPrices: boolean,
) {
  const { formatMessage } = useIntl();
  const reasonText = useReasonText();
  const usual = useFormat(merchantId || undefined);
  const { data: user } = useUser();
  // In a file of several merchants, each row uses its own time zone and currency.
  const formatOf = ({ merchant_id }: ExportedOrder) =>
    user?.merchants.find(({ id }) => id === merchant_id) ?? usual;
  const plain = (row: ExportedOrder, amount: number) => plainAmount(amount, formatOf(row).currency);
  const number = (row: ExportedOrder, amount: number): SheetNumber => {
    const decimals = minorDigitsOf(formatOf(row).currency);
    return { number: amount / 10 ** decimals, decimals };
  };
  const only = (id: keyof typeof fileMessages, value: FileColumn['value']): FileColumn => ({
    id,
    header: formatMessage(fileMessages[id]),
    value,
  });
  const money = [
    ...amounts.map((id): FileColumn => ({
      id,
      header: formatMessage(amountMessages[id]),
      value: (row) => number(row, row.amounts[id]),
    })),
    only('tenders', (row) =>
      row.tenders.map(({ name, amount }) => `${name} ${plain(row, amount)}`).join('; '),
    ),
    only('refunded', (row) => number(row, row.refunded)),
  ];
  return [
    ...shown
      .filter(({ id }) => id !== 'total')
      .map(({ id, label, value }): FileColumn => ({
        id,
        header: label,
        value: id === 'placed' ? (row) => toLocal(row.placed_at, formatOf(row).time_zone) : value,
      })),
    ...(hasPrices ? money : []),
    only('ended', ({ ended_for }) => reasonText(ended_for ?? {})),
    only('transaction', ({ transaction_id }) => transaction_id),
    only('businessDate', ({ business_date }) => business_date),
    only('items', itemsOf),
  ];
}
