import type { GuestItem } from '@servery/api';
import { Badge, ClockIcon } from '@servery/ui';
import { useIntl } from 'react-intl';
import type { Money } from '../../hooks/useMoney.ts';
import { dishMessages as messages } from '../../messages/dish.ts';

interface WhyUnavailableProps extends Pick<Money, 'time'> {
  /** Undefined if the dish isn't on the menu any more. */
  item: GuestItem | undefined;
}

/** Says why guests can't order a dish, and from when they can again; nothing if they can. */
export function WhyUnavailable({ item, time }: WhyUnavailableProps) {
  const { formatMessage } = useIntl();
  if (!item) return <Badge tone="warning">{formatMessage(messages.removed)}</Badge>;
  const { is_available, available_at, unavailable } = item;
  if (is_available) return null;
  return (
    <Badge tone="warning" icon={available_at ? <ClockIcon /> : undefined}>
      {available_at
        ? formatMessage(messages.againAt, { time: time(available_at) })
        : formatMessage(unavailable === 'not_now' ? messages.notNow : messages.soldOut)}
    </Badge>
  );
}
