import type { FoodMenu } from '@servery/api';
import { isLow } from '@servery/domain/menu';
import { Badge, Text } from '@servery/ui';
import { useIntl } from 'react-intl';
import { menuMessages as messages } from '../../messages/menus.ts';

/** The stock of an item, or a note that it isn't tracked. */
export function StockCell({ menu }: { menu: FoodMenu }) {
  const { formatMessage } = useIntl();
  const { stock } = menu;
  if (stock === null) return <Text tone="muted">{formatMessage(messages.notCounted)}</Text>;
  if (isLow(menu))
    return <Badge tone="warning">{formatMessage(messages.low, { count: stock })}</Badge>;
  return <Text isTabular>{formatMessage(messages.left, { count: stock })}</Text>;
}
