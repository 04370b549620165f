import type { ExportedOrder, OrderAmounts } from '@servery/api';
import { toLocal } from '@servery/domain/time';
import { useReasonText } from '@servery/words/reasons';
import { useIntl } from 'react-intl';
import { useFormat } from '../../hooks/useFormat.ts';
import { amountWords, fileWords } from '../../messages/history.ts';
import type { HistoryColumn } from './columns.tsx';

/** A column of a file: its heading, and an order's text in it. */
export interface FileColumn {
  id: string;
  label: string;
  text: (row: ExportedOrder) => string;
}

/** The columns of amounts in the order of a bill; all before `total` add up to it. */
const amounts = Object.keys(amountWords) as (keyof OrderAmounts)[];

/** An amount in sen as spreadsheets of every country read it. */
const plain = (amount: number): string => (amount / 100).toFixed(2);

const itemsOf = ({ lines }: ExportedOrder): string =>
  lines
    .map(({ name, quantity, options }) =>
      [`${quantity} × ${name}`, options && `(${options})`].filter(Boolean).join(' '),
    )
    .join('; ');

const tendersOf = ({ tenders }: ExportedOrder): string =>
  tenders.map(({ name, amount }) => `${name} ${plain(amount)}`).join('; ');

/**
 * Returns the columns of an exported file: those on screen, with instants as `YYYY-MM-DD HH:mm` in the
 * merchant's zone, which spreadsheets read in every country, followed by what the screen leaves out.
 * The amounts by kind take the place of the total on screen, which comes last of them; without
 * `hasPrices` there are none.
 */
export function useFileColumns(
  shown: readonly HistoryColumn[],
  merchantId: number | '',
  hasPrices: boolean,
) {
  const { formatMessage } = useIntl();
  const reasonText = useReasonText();
  const { time_zone } = useFormat(merchantId || undefined);
  const only = (id: keyof typeof fileWords, text: FileColumn['text']): FileColumn => ({
    id,
    label: formatMessage(fileWords[id]),
    text,
  });
  const money = [
    ...amounts.map((id): FileColumn => ({
      id,
      label: formatMessage(amountWords[id]),
      text: (row) => plain(row.amounts[id]),
    })),
    only('tenders', tendersOf),
    only('refunded', ({ refunded }) => plain(refunded)),
  ];
  return [
    ...shown
      .filter(({ id }) => id !== 'total')
      .map(({ id, label, text }): FileColumn => ({
        id,
        label,
        text: id === 'placed' ? ({ placed_at }) => toLocal(placed_at, time_zone) : text,
      })),
    ...(hasPrices ? money : []),
    only('ended', ({ ended_for }) => reasonText(ended_for ?? {})),
    only('transaction', ({ transaction_id }) => transaction_id),
    only('businessDate', ({ business_date }) => business_date),
    only('items', itemsOf),
  ];
}
