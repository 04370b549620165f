import type { OrderRow } from '@servery/api';
import { useIntl } from 'react-intl';
import { ticketWords } from '../../messages/board.ts';

/** Whom an order is for: the table, else the guest's name. */
export function useWho() {
  const { formatMessage } = useIntl();
  return ({ table, customer_name }: Pick<OrderRow, 'table' | 'customer_name'>): string =>
    table?.name ?? (customer_name || formatMessage(ticketWords.nobody));
}
