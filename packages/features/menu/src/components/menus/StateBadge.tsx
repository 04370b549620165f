import type { FoodMenu } from '@servery/api';
import { isUsedUp } from '@servery/domain/menu';
import { Badge } from '@servery/ui';
import { useIntl } from 'react-intl';
import { useFormat } from '../../hooks/useFormat.ts';
import { commonWords } from '../../messages/common.ts';
import { menuWords as words } from '../../messages/menus.ts';

/** Whether guests can have an item now. */
export function StateBadge({ menu }: { menu: FoodMenu }) {
  const { formatMessage } = useIntl();
  const { dateTime: time } = useFormat(menu.merchant_id);
  const { is_active, is_available, unavailable_until } = menu;
  if (!is_active) return <Badge>{formatMessage(commonWords.inactive)}</Badge>;
  if (!is_available && unavailable_until)
    return (
      <Badge tone="warning">{formatMessage(words.until, { time: time(unavailable_until) })}</Badge>
    );
  if (!is_available || isUsedUp(menu))
    return <Badge tone="danger">{formatMessage(words.soldOut)}</Badge>;
  return <Badge tone="success">{formatMessage(words.available)}</Badge>;
}
