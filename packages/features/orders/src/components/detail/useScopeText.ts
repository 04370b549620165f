import type { Order, RefundScope } from '@servery/api';
import { useIntl } from 'react-intl';
import { figureMessages } from '../../messages/figures.ts';
import { refundMessages } from '../../messages/refund.ts';

/** Returns a function that lists what a refund of an order gives back: items, delivery fee or both. */
export function useScopeText({ items }: Pick<Order, 'items'>): (scope: RefundScope) => string {
  const { formatMessage, formatList } = useIntl();
  const names = new Map(items.map(({ id, name }) => [id, name]));
  return ({ lines, delivery_fee }) => {
    const parts = lines.flatMap(({ line_id, quantity }) => {
      const name = names.get(line_id);
      return name === undefined ? [] : formatMessage(refundMessages.item, { quantity, name });
    });
    const fee = parts.length > 0 ? refundMessages.deliveryFee : figureMessages.fees;
    return formatList(delivery_fee ? [...parts, formatMessage(fee)] : parts, { style: 'narrow' });
  };
}
