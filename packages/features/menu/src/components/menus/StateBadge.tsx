import type { FoodMenu } from '@servery/api';
import { isUsedUp } from '@servery/domain/menu';
import { useFormat } from '@servery/screens';
import { Badge } from '@servery/ui';
import { useIntl } from 'react-intl';
import { commonMessages } from '../../messages/common.ts';
import { menuMessages as messages } from '../../messages/menus.ts';

/** Badge that shows whether guests can order an item now. */
export function StateBadge({ menu }: { menu: FoodMenu }) {
  const { formatMessage } = useIntl();
  const { dateTime: time } = useFormat(menu.merchant_id);
  const { is_active, is_available, unavailable_until } = menu;
  if (!is_active) return <Badge>{formatMessage(commonMessages.inactive)}</Badge>;
  if (!is_available && unavailable_until)
    return (
      <Badge tone="warning">
        {formatMessage(messages.until, { time: time(unavailable_until) })}
      </Badge>
    );
  if (!is_available || isUsedUp(menu))
    return <Badge tone="danger">{formatMessage(messages.soldOut)}</Badge>;
  return <Badge tone="success">{formatMessage(messages.available)}</Badge>;
}
