import { Button, TableIcon, UserIcon } from '@servery/ui';
import { useIntl } from 'react-intl';
import { billMessages as messages } from '../messages/counter.ts';
import type { NewOrder } from '../newOrder/newOrder.ts';

interface GuestButtonProps {
  order: NewOrder;
  onPress: () => void;
}

/** Shows the table or the guest of the new order; a press changes it. */
export function GuestButton({ order, onPress }: GuestButtonProps) {
  const { formatMessage } = useIntl();
  const { way, table, customer_name, phone, address } = order;
  const isDineIn = way === 'dine_in';
  const guest = [customer_name, way !== 'pickup' && phone, way === 'delivery' && address].filter(
    Boolean,
  );
  const label = isDineIn
    ? table
      ? formatMessage(messages.table, { name: table.name })
      : formatMessage(messages.chooseTable)
    : guest.length > 0
      ? guest.join(' · ')
      : formatMessage(way === 'pickup' ? messages.addName : messages.addDetails);
  return (
    <Button
      size="l"
      isWide
      emphasis={isDineIn && !table ? 'soft' : 'outline'}
      tone={isDineIn && !table ? 'accent' : 'neutral'}
      icon={isDineIn ? <TableIcon /> : <UserIcon />}
      onPress={onPress}
    >
      {label}
    </Button>
  );
}
