import type { OrderRow } from '@servery/api';
import { toLocal } from '@servery/domain/time';
import { useReasonText } from '@servery/words/reasons';
import { useIntl } from 'react-intl';
import { useFormat } from '../../hooks/useFormat.ts';
import { columnWords } from '../../messages/history.ts';
import type { HistoryColumn } from './columns.tsx';

/** A column of a file: its heading, and a row's text in it. */
export type FileColumn = Pick<HistoryColumn, 'id' | 'label' | 'text'>;

const itemsOf = ({ lines }: OrderRow): string =>
  lines
    .map(({ name, quantity, options }) =>
      [`${quantity} × ${name}`, options && `(${options})`].filter(Boolean).join(' '),
    )
    .join('; ');

/**
 * Returns the columns of an exported file: those on screen, with instants as `YYYY-MM-DD HH:mm` in the
 * merchant's zone, which spreadsheets read in every country, followed by what the screen leaves out.
 */
export function useFileColumns(shown: readonly HistoryColumn[], merchantId: number | '') {
  const { formatMessage } = useIntl();
  const reasonText = useReasonText();
  const { time_zone } = useFormat(merchantId || undefined);
  const only = (
    id: 'ended' | 'transaction' | 'businessDate' | 'items',
    text: FileColumn['text'],
  ): FileColumn => ({ id, label: formatMessage(columnWords[id]), text });
  return [
    ...shown.map(({ id, label, text }): FileColumn => ({
      id,
      label,
      text: id === 'placed' ? ({ placed_at }) => toLocal(placed_at, time_zone) : text,
    })),
    only('ended', ({ ended_for }) => reasonText(ended_for ?? {})),
    only('transaction', ({ transaction_id }) => transaction_id),
    only('businessDate', ({ business_date }) => business_date),
    only('items', itemsOf),
  ];
}
