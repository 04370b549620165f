import type { OrderRow } from '@servery/api';
import { useIntl } from 'react-intl';
import { ticketMessages } from '../../messages/board.ts';

/**
 * Returns a function that formats the recipient of an order: the table, or else the guest's name.
 */
export function useRecipient() {
  const { formatMessage } = useIntl();
  return ({ table, customer_name }: Pick<OrderRow, 'table' | 'customer_name'>): string =>
    table?.name ?? (customer_name || formatMessage(ticketMessages.nobody));
}
