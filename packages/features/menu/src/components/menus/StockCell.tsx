import type { FoodMenu } from '@servery/api';
import { isLow } from '@servery/domain/menu';
import { Badge, Text } from '@servery/ui';
import { useIntl } from 'react-intl';
import { menuWords as words } from '../../messages/menus.ts';

/** How many of an item are left, if anybody counts them. */
export function StockCell({ menu }: { menu: FoodMenu }) {
  const { formatMessage } = useIntl();
  const { stock } = menu;
  if (stock === null) return <Text tone="muted">{formatMessage(words.notCounted)}</Text>;
  if (isLow(menu))
    return <Badge tone="warning">{formatMessage(words.low, { count: stock })}</Badge>;
  return <Text isTabular>{formatMessage(words.left, { count: stock })}</Text>;
}
