import type { Order, Rights } from '@servery/api';
import { offerOf } from '@servery/domain/orders';
import { Button } from '@servery/ui';
import { useIntl } from 'react-intl';
import { entryMessages } from '../../messages/actions.ts';
import { preloadDialog } from '../dialogs/registry.ts';
import { useOpenDialog } from '../dialogs/useOpenDialog.ts';
import { entriesOf } from '../OrderActions/entries.ts';

export interface PayButtonProps {
  order: Order;
  rights: Rights | undefined;
}

/** Takes a payment, unless that is already the large button at the head of the order. */
export function PayButton({ order, rights }: PayButtonProps) {
  const { formatMessage } = useIntl();
  const open = useOpenDialog();
  if (!rights || offerOf('pay', order, rights) !== 'allow') return null;
  if (entriesOf(order, rights).next?.id === 'pay') return null;
  const preload = () => preloadDialog('pay');
  return (
    <Button
      onPress={() => open({ name: 'pay', orderId: order.id })}
      onPointerEnter={preload}
      onFocus={preload}
    >
      {formatMessage(entryMessages.pay)}
    </Button>
  );
}
